// Plain JavaScript of an old dialect: it must run, and explain itself, on a Node that is too old for everything else.
const need = [22, 18]
const have = process.versions.node.split('.').map(Number)
const enough = have[0] > need[0] || (have[0] === need[0] && have[1] >= need[1])

if (enough) {
  console.log(`Node ${process.versions.node}`)
} else {
  console.error(
    [
      `Node ${process.versions.node} is too old: Sira needs Node ${need.join('.')} or newer.`,
      'On Linux x64 `npm ci` brings its own Node 24, used by every `npm run` and `npx`: run `npm ci` again, without --omit=optional.',
      'Elsewhere install Node 24 (https://nodejs.org) and start the command again.',
    ].join('\n'),
  )
  process.exit(1)
}
