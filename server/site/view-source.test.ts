import { describe, expect, it } from 'vitest'
import { isBot, viewSource, type Visit } from './view-source.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'
const visit = (over: Partial<Visit> = {}): Visit => ({
  method: 'GET',
  agent: PHONE,
  referer: undefined,
  purpose: undefined,
  page: 'site',
  via: undefined,
  origin: 'https://sira.example',
  ...over,
})

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 Chrome-Lighthouse',
    'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
    'curl/8.5.0',
    'Wget/1.21.4',
    'python-requests/2.32.3',
    'Go-http-client/2.0',
    'okhttp/4.12.0',
    'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
    'axios/1.7.2',
    'Java/17.0.9',
    'PostmanRuntime/7.39.0',
    'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
    '-',
    '',
  ])('%j', (agent) => expect(isBot(agent)).toBe(true))
  it('a missing user agent', () => expect(isBot(undefined)).toBe(true))

  it.each([
    PHONE,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
    'Mozilla/5.0 (Linux; Android 13; SM-A136U) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/191.303; U; en) Presto/2.12.423 Version/12.16',
    'Mozilla/5.0 (Linux; U; Android 11; en-US; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100 UCBrowser/13.4 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14; 23053RN02A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137 Mobile Safari/537.36 Telegram-Android/11.1',
  ])('a reader: %s', (agent) => expect(isBot(agent)).toBe(false))
})

describe('viewSource', () => {
  it('recognises a link, a scan and a search', () => {
    expect(viewSource(visit())).toBe('link')
    expect(viewSource(visit({ referer: 'https://t.me/' }))).toBe('link')
    expect(viewSource(visit({ referer: 'https://www.google.com.et/' }))).toBe('search')
    expect(viewSource(visit({ referer: 'https://duckduckgo.com/' }))).toBe('search')
    expect(viewSource(visit({ referer: 'https://google.com.evil.example/' }))).toBe('link')
    expect(viewSource(visit({ referer: 'not an address' }))).toBe('link')
    expect(viewSource(visit({ via: 'qr' }))).toBe('qr')
    expect(viewSource(visit({ via: 'search' }))).toBe('link')
  })
  it('counts a card opened without a referrer as a scan, and from our own page as a link', () => {
    expect(viewSource(visit({ page: 'card' }))).toBe('qr')
    expect(viewSource(visit({ page: 'card', referer: 'android-app://com.google.zxing/' }))).toBe('qr')
    expect(viewSource(visit({ page: 'card', referer: 'https://sira.example/@hanna' }))).toBe('link')
    expect(viewSource(visit({ page: 'card', referer: 'http://127.0.0.1:3000/@hanna', host: '127.0.0.1:3000' }))).toBe(
      'link',
    )
    expect(viewSource(visit({ page: 'card', referer: 'http://[::1]:3000/@hanna', host: '[::1]:3000' }))).toBe('link')
    expect(viewSource(visit({ page: 'card', referer: 'https://elsewhere.example/', host: 'sira.example' }))).toBe('qr')
  })
  it('does not count what no reader sees', () => {
    for (const over of [
      { method: 'HEAD' },
      { agent: undefined },
      { agent: 'curl/8.5.0' },
      { purpose: 'prefetch' },
      { purpose: 'prefetch;prerender' },
    ])
      expect(viewSource(visit(over))).toBeNull()
  })
})
