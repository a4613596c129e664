import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Band } from '../../documents/parts/Band.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, LayoutIcon, MenuIcon } from '../../ui/icons.tsx'
import { LazyPart, partOf } from '../../ui/LazyPart.tsx'
import { useBackCloses } from '../../ui/open-over.ts'
import { useSession } from '../../ui/session-context.ts'
import type { Toast } from '../../ui/toast/useToast.ts'
import { AccountPopup } from './AccountPopup.tsx'
import { Brand } from './Brand.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { waitingOf, type MenuCounts } from './menu-counts.ts'
import { menuFor } from './menu-entries.ts'
import { initialMenu, isMenuShown, nextMenu, type MenuState } from './menu-state.ts'
import { Sidebar } from './Sidebar.tsx'
import { TabBanner, type TabBannerProps } from './TabBanner.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { ToastHistory } from './ToastHistory.tsx'
import { useWide } from './useWide.ts'

const { Part: CreateAccountDialog } = partOf(
  async () => (await import('./CreateAccountDialog.tsx')).CreateAccountDialog,
)

export interface MainLayoutProps {
  readonly banner: TabBannerProps
  /** The bell, where the account has notifications. */
  readonly bell?: ReactNode
  readonly lastToasts: readonly Toast[]
  /** The kept mode of the menu, and where to keep another one. */
  readonly menuMode: MenuState['mode']
  readonly onMenuMode: (mode: MenuState['mode']) => void
  /** What waits behind entries of the menu. */
  readonly counts?: MenuCounts
  /** Someone is about to open this page from the menu. */
  readonly onApproach?: (page: string) => void
  readonly children: ReactNode
}

/** The band and the bar under it. */
const TOP = '4.5rem'
/** What is around a screen is not printed with it. */
const PAPERLESS = { '@media print': { display: 'none' } }
const SIDE = '17rem'

/** The frame of every page for those who are signed in: top bar, side menu, content. */
export function MainLayout(props: MainLayoutProps) {
  const { banner, bell, lastToasts, menuMode, onMenuMode, counts, onApproach, children } = props
  const { t } = useTexts()
  const session = useSession()
  const { pathname } = useLocation()
  const wide = useWide()
  const [menu, send] = useReducer(nextMenu, menuMode, initialMenu)
  const [creating, setCreating] = useState(0)
  const [isCreating, setIsCreating] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const shown = isMenuShown(menu, wide)
  const over = shown && !(wide && menu.mode === 'static')
  const beside = shown && !over
  // Open, the entries say it themselves.
  const waiting = shown ? [] : waitingOf(counts)

  useEffect(() => {
    if (shown) side.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [shown, pathname])
  // Also by Back or by what stands beside the menu: it would lie over another page.
  useEffect(() => send({ type: 'menu.dismiss' }), [pathname])
  useBackCloses(over, () => send({ type: 'menu.dismiss' }))
  useEffect(() => {
    if (!over) return undefined
    const first = side.current?.querySelector<HTMLElement>('[aria-current=page]') ?? side.current?.querySelector('a')
    first?.focus()
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      send({ type: 'menu.dismiss' })
      toggle.current?.focus()
    }
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [over])

  return (
    <>
      <chakra.a
        href="#main"
        position="fixed"
        top="2"
        insetStart="2"
        zIndex="skipNav"
        px="4"
        py="3"
        bg="bg.panel"
        color="primary.fg"
        borderWidth="2px"
        borderColor="primary.solid"
        borderRadius="l2"
        transform="translateY(-200%)"
        _focusVisible={{ transform: 'none', outline: 'none' }}
        css={PAPERLESS}
      >
        {t('shell.skip')}
      </chakra.a>
      <chakra.header
        position="sticky"
        top="0"
        zIndex="sticky"
        height={TOP}
        bg="bg.panel"
        borderBottomWidth="1px"
        css={PAPERLESS}
      >
        <Band id="band" height={8} />
        <chakra.div
          display="flex"
          alignItems="center"
          height="4rem"
          gap={{ base: '0', sm: '1' }}
          px={{ base: '1', sm: '3' }}
        >
          <IconButton
            ref={toggle}
            label={[
              t(shown ? 'shell.menu.close' : 'shell.menu.open'),
              ...waiting.map(({ label, count }) => `(${t(label, { count })})`),
            ].join(' ')}
            position="relative"
            aria-expanded={shown}
            aria-controls="menu"
            _expanded={{ bg: 'transparent', _hover: { bg: 'bg.muted' } }}
            onClick={() => send({ type: 'menu.toggle', wide })}
          >
            {over ? <CloseIcon /> : <MenuIcon />}
            {waiting.length > 0 ? (
              <chakra.span
                position="absolute"
                top="2.5"
                insetEnd="2.5"
                width="2.5"
                height="2.5"
                borderRadius="full"
                bg="primary.solid"
              />
            ) : null}
          </IconButton>
          <Brand />
          <chakra.div flex="1" />
          <ToastHistory last={lastToasts} />
          <ThemeToggle />
          <LanguagePicker />
          {bell}
          <chakra.div ms="1">
            <AccountPopup
              session={session}
              onCreate={() => {
                setCreating(creating + 1)
                setIsCreating(true)
              }}
            />
          </chakra.div>
        </chakra.div>
      </chakra.header>
      {over ? (
        <chakra.div
          aria-hidden="true"
          position="fixed"
          inset="0"
          top={TOP}
          bg="blackAlpha.500"
          zIndex="overlay"
          onClick={() => send({ type: 'menu.dismiss' })}
        />
      ) : null}
      <chakra.div
        ref={side}
        id="menu"
        hidden={!shown}
        position="fixed"
        top={TOP}
        bottom="0"
        insetStart="0"
        width={`min(${SIDE}, 85vw)`}
        zIndex={over ? 'modal' : 'docked'}
        bg="bg.panel"
        borderInlineEndWidth="1px"
        display="flex"
        flexDirection="column"
        css={{ '&[hidden]': { display: 'none' }, ...PAPERLESS }}
      >
        <chakra.div flex="1" overflowY="auto" p="3">
          <Sidebar
            items={menuFor(session.account, pathname)}
            onFollow={() => send({ type: 'menu.dismiss' })}
            {...(counts ? { counts } : {})}
            {...(onApproach ? { onApproach } : {})}
          />
        </chakra.div>
        {wide ? (
          <chakra.div borderTopWidth="1px" p="2">
            <chakra.button
              type="button"
              onClick={() => {
                const mode = menu.mode === 'static' ? 'overlay' : 'static'
                send({ type: 'menu.mode', mode })
                onMenuMode(mode)
                toggle.current?.focus()
              }}
              display="flex"
              alignItems="center"
              gap="3"
              width="full"
              minHeight="11"
              px="3"
              py="1.5"
              borderRadius="l2"
              textStyle="xs"
              color="fg.muted"
              textAlign="start"
              cursor="pointer"
              _hover={{ bg: 'bg.muted' }}
              _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
            >
              <LayoutIcon />
              {t(menu.mode === 'static' ? 'shell.menu.float' : 'shell.menu.pin')}
            </chakra.button>
          </chakra.div>
        ) : null}
      </chakra.div>
      {/* Nothing under an open overlay can be reached by the keyboard. */}
      <chakra.main
        id="main"
        tabIndex={-1}
        inert={over}
        outline="none"
        ps={beside ? SIDE : '0'}
        css={{ '--sticky-top': TOP, '@media print': { paddingInlineStart: 0 } }}
      >
        <chakra.div
          maxWidth="1200px"
          mx="auto"
          px={{ base: '4', md: '8' }}
          pt={{ base: '5', md: '8' }}
          pb="16"
          css={{ '@media print': { maxWidth: 'none', padding: 0 } }}
        >
          <TabBanner {...banner} />
          {children}
        </chakra.div>
      </chakra.main>
      <LazyPart>
        {creating > 0 ? (
          <CreateAccountDialog key={creating} open={isCreating} onClose={() => setIsCreating(false)} />
        ) : null}
      </LazyPart>
    </>
  )
}
