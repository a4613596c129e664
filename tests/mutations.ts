/** A rule of the product, broken in one place of its source, and the test that must notice. `from` stands exactly once in `file`. */
export interface Mutation {
  readonly rule: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly project: 'unit' | 'server'
  readonly test: string
  /** Part of the test's name. */
  readonly name: string
}

export const mutations: readonly Mutation[] = [
  {
    rule: 'an account sees its own entries alone',
    file: 'server/resources/policy.ts',
    from: 'return eq(binding.account, viewer.accountId)',
    to: 'return undefined',
    project: 'server',
    test: 'server/resources/resources-access.test.ts',
    name: 'shows an account its own entries alone',
  },
  {
    rule: 'a call acts for own accounts and employers only',
    file: 'server/kernel/viewer.ts',
    from: 'where $2::uuid is null or mine.id = $2::uuid',
    to: 'where true',
    project: 'server',
    test: 'tests/server/dispatcher.test.ts',
    name: 'acts for an own account and for an employer, never for another',
  },
  {
    rule: 'a tab that believes in another account writes nothing',
    file: 'server/http/access.ts',
    from: 'if (writes(operation) &&',
    to: 'if (false && writes(operation) &&',
    project: 'server',
    test: 'tests/server/dispatcher.test.ts',
    name: 'a write for another account than the tab believes in is refused',
  },
  {
    rule: 'an edit of an older version is refused',
    file: 'server/resources/commands.ts',
    from: 'if (before.version !== body.version) refuse(',
    to: 'if (before.version < body.version) refuse(',
    project: 'server',
    test: 'server/resources/resources.test.ts',
    name: 'replaces an entry once, and shows a second writer the newer one',
  },
  {
    rule: 'an answer names the version that was seen',
    file: 'server/areas/offers/offers.commands.ts',
    from: 'if (status !== null && row.offer.version === version) {',
    to: 'if (status !== null) {',
    project: 'server',
    test: 'server/areas/offers/offers.test.ts',
    name: 'is not accepted at the version that was seen',
  },
  {
    rule: 'nobody sees what is not for them',
    file: 'server/areas/site/audience.ts',
    from: "looker === 'me' || audience.includes(looker)",
    to: 'true',
    project: 'server',
    test: 'tests/security/visibility.test.ts',
    name: 'the site shows what is for everyone',
  },
  {
    rule: 'a work that is not published leaves nowhere',
    file: 'server/areas/site/section-rows.ts',
    from: "e.visible and e.status = 'published'",
    to: 'e.visible',
    project: 'server',
    test: 'tests/security/visibility.test.ts',
    name: 'as site sees it, exactly what is for them leaves the database',
  },
  {
    rule: 'a file of a hidden entry leaves nowhere',
    file: 'server/areas/site/section-rows.ts',
    from: 'and ${leaves(section)} and (${named})',
    to: 'and (${named})',
    project: 'server',
    test: 'tests/security/visibility.test.ts',
    name: 'files open for anyone only while something public shows them',
  },
  {
    rule: 'the contract never shows a private field to employers, nor does a default',
    file: 'server/areas/site/audience.ts',
    from: '  religion: [],',
    to: '  religion: AUDIENCES,',
    project: 'server',
    test: 'server/areas/profile/profile.test.ts',
    name: 'shows nobody a private detail before its owner says so',
  },
  {
    rule: 'a spreadsheet runs nothing of an export',
    file: 'server/resources/csv.ts',
    from: 'FORMULA.test(text) && !NUMBER.test(text)',
    to: 'false',
    project: 'server',
    test: 'server/resources/resources.test.ts',
    name: 'for a spreadsheet that runs nothing',
  },
  {
    rule: 'a viewer counts once in 30 minutes',
    file: 'server/site/view-source.ts',
    from: 'export const VIEW_PAUSE = 30 *',
    to: 'export const VIEW_PAUSE = 0 *',
    project: 'server',
    test: 'server/site/views.test.ts',
    name: 'count once per viewer and 30 minutes',
  },
  {
    rule: 'an answer to an offer needs its confirmation',
    file: 'src/machines/job-offer/job-offer.machine.ts',
    from: "params: { answer: 'accept' } }, target: 'confirming'",
    to: "params: { answer: 'accept' } }, target: 'answering'",
    project: 'unit',
    test: 'src/machines/job-offer/job-offer.machine.test.ts',
    name: 'nothing is sent before it is confirmed',
  },
  {
    rule: 'a tab with unsaved input does not follow',
    file: 'src/machines/tab-sync/tab-sync.machine.ts',
    from: "target: 'apart', actions: assign({ pending: ({ event }) => event.message }) },",
    to: "target: 'following' },",
    project: 'unit',
    test: 'src/machines/tab-sync/tab-sync.machine.test.ts',
    name: 'stays, and keeps the last thing that happened elsewhere',
  },
  {
    rule: 'every text of a page reads at 4.5:1',
    file: 'openapi/colour.ts',
    from: '>= ratio)',
    to: '>= ratio - 1.5)',
    project: 'unit',
    test: 'openapi/colour.test.ts',
    name: 'keeps every text at 4.5:1',
  },
]
