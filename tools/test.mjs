/**
 * `npm test`: installs what is missing, then runs what must hold: generated files, types, lint, rules, calls on PostgreSQL 18,
 * parts in a browser, the build with its budgets, journeys. `npm test -- --whole`, as CI does, adds calls on PostgreSQL 15, work with ffmpeg and LibreOffice, a release that is started and updated, the kit
 * page of all parts, the journeys through every address as every role, and more seeds of chaos. Ends with how many tests passed and failed. `npm test -- rules calls` runs the named steps only.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installDependencies } from './install.mjs'
import { installMediaPrograms } from './media-programs.mjs'

process.chdir(join(import.meta.dirname, '..'))
installDependencies()
const { findChromium } = await import('./chromium.mjs')

const reports = mkdtempSync(join(tmpdir(), 'maktab-test-'))
const counts = { passed: 0, failed: 0 }
const failedSteps = []
const failures = []
const seconds = new Map()
const bin = (name) => join('node_modules', '.bin', name)
const isWhole = process.argv.includes('--whole')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--whole')

const steps = [
  { name: 'generated', command: [bin('tsx'), 'tools/generate.ts', '--check'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'rules', ...vitest('rules') },
  { name: 'calls', ...vitest('calls') },
  { name: 'chaos', ...vitest('chaos'), env: isWhole ? {} : { CHAOS_RUNS: '100' } },
  ...(canRunPostgres15()
    ? [{ name: 'calls-15', ...vitest('calls-15', '--config', 'vitest.calls-15.config.ts'), isOnlyOfWhole: true }]
    : []),
  { name: 'programs', ...vitest('programs'), before: installMediaPrograms, isOnlyOfWhole: true },
  { name: 'browser', ...vitest('browser') },
  { name: 'part-costs', command: [bin('tsx'), 'tools/part-costs.ts'] },
  {
    name: 'kit',
    command: ['npm', 'run', '--silent', 'kit', '--', '--reporter=line,json'],
    report: 'playwright',
    isOnlyOfWhole: true,
  },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'budgets', command: [bin('tsx'), 'tools/check-budgets.ts'] },
  { name: 'kept-files', command: [bin('tsx'), 'tools/check-kept-files.ts'] },
  { name: 'release', ...vitest('release'), isOnlyOfWhole: true },
  {
    name: 'journeys',
    command: [bin('playwright'), 'test', '--reporter=line,json', ...(isWhole ? [] : ['--grep-invert', '@whole'])],
    report: 'playwright',
  },
]

for (const step of steps) {
  const isAsked = wanted.length > 0 ? wanted.includes(step.name) : isWhole || step.isOnlyOfWhole !== true
  if (!isAsked) continue
  run(step)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${[...seconds].map(([name, took]) => `${name.padEnd(12)}${took.toFixed(0).padStart(6)} s`).join('\n')}`)
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(failedSteps.length > 0 || counts.failed > 0 ? 1 : 0)

function vitest(project, ...more) {
  return {
    command: [bin('vitest'), 'run', '--project', project, ...more, '--reporter=default', '--reporter=json'],
    report: 'vitest',
  }
}

/** PostgreSQL 15 comes from npm for Linux on x64; elsewhere calls run against one named by MAKTAB_TEST_POSTGRES_URL. */
function canRunPostgres15() {
  return existsSync('node_modules/postgresql-15-linux-x64') && process.platform === 'linux' && process.arch === 'x64'
}

function run({ name, command, report, env, before }) {
  before?.()
  const file = join(reports, `${name}.json`)
  console.log(`\n▶ ${name}`)
  const began = performance.now()
  const [program, ...args] = command
  const { status } = spawnSync(program, report === 'vitest' ? [...args, `--outputFile.json=${file}`] : args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  seconds.set(name, (performance.now() - began) / 1000)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds.get(name).toFixed(1)} s)`)
  if (status !== 0) failedSteps.push(name)
  if (report) count(report, file)
}

function count(report, file) {
  if (!existsSync(file)) return
  const result = JSON.parse(readFileSync(file, 'utf8'))
  counts.passed += report === 'vitest' ? result.numPassedTests : result.stats.expected
  counts.failed += report === 'vitest' ? result.numFailedTests : result.stats.unexpected + result.stats.flaky
  failures.push(...(report === 'vitest' ? failedUnits(result) : failedJourneys(result.suites)))
}

/** Said once more at the end, where the reader of a long log looks first. */
function failedUnits(result) {
  return result.testResults.flatMap((file) => [
    ...(file.status === 'failed' && file.assertionResults.length === 0 ? [`${file.name}: ${file.message}`] : []),
    ...file.assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => `${file.name} › ${one.fullName}\n${one.failureMessages.join('\n').slice(0, 1500)}`),
  ])
}

function failedJourneys(suites) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map(
        (spec) =>
          `${spec.file} › ${spec.title}\n${(spec.tests[0]?.results.at(-1)?.error?.message ?? '').slice(0, 1500)}`,
      ),
    ...failedJourneys(suite.suites ?? []),
  ])
}
