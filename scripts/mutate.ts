// npm run mutate [-- <part of a name> …]: breaks one rule at a time in a copy of the sources; the test that guards it
// must fail. A rule whose breaking nobody notices is the finding.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { mutations } from '../tests/mutations.ts'
import { run } from './layers.ts'
import { root } from './sources.ts'

const copy = path.join(root, '.cache/mutate')
const wanted = process.argv.slice(2)

/** The files that git knows, as they are now, beside the installed packages. */
function copySources(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.split('\0')
  for (const file of files) if (file !== '') cpSync(path.join(root, file), path.join(copy, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}

/** Whether the named test fails in the copy. */
async function fails(project: string, file: string, test: string): Promise<boolean> {
  const { code, output } = await run('vitest', ['run', '--root', copy, '--project', project, file, '-t', test])
  if (!/Tests .*\d+ (passed|failed)/.test(output.replaceAll(/\u001b\[\d+m/g, '')))
    throw new Error(`no test of ${file} is called “${test}”:\n${output}`)
  return code !== 0
}

copySources()
const findings: string[] = []
for (const { rule, file, from, to, project, test, name } of mutations) {
  if (wanted.length > 0 && !wanted.some((part) => rule.includes(part))) continue
  const place = path.join(copy, file)
  const source = readFileSync(path.join(root, file), 'utf8')
  if (source.split(from).length !== 2) {
    findings.push(`${rule}: “${from}” does not stand exactly once in ${file}`)
    continue
  }
  if (await fails(project, test, name)) {
    findings.push(`${rule}: ${test} fails without any change`)
    continue
  }
  writeFileSync(place, source.replace(from, to))
  const noticed = await fails(project, test, name)
  writeFileSync(place, source)
  console.log(`  ${noticed ? 'noticed' : 'MISSED '} ${rule}`)
  if (!noticed) findings.push(`${rule}: ${test} passes although the rule is broken`)
}
rmSync(copy, { recursive: true, force: true })
for (const finding of findings) console.error(finding)
console.log(findings.length === 0 ? `every broken rule is noticed by its test` : `${findings.length} findings`)
process.exitCode = findings.length === 0 ? 0 : 1
