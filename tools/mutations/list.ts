/** Faults that the tests must see, over all layers: one for each rule whose loss would harm somebody. */

export interface Mutation {
  readonly file: string
  /** Stands exactly once in the file. */
  readonly from: string
  readonly to: string
  /** The harm, for the reader of the run. */
  readonly breaks: string
  readonly project: 'rules' | 'calls' | 'browser'
  /** Parts of paths of the tests to ask; by default all tests of the project that import the file. */
  readonly tests?: readonly string[]
}

const submissions = 'packages/domain/src/assignments/submissions.ts'
const workScores = 'packages/domain/src/assignments/scores.ts'
const givenScores = 'packages/domain/src/learning/given-scores.ts'
const tries = 'packages/domain/src/access/tries.ts'
const elapsed = 'packages/domain/src/access/elapsed-time.ts'
const renewal = 'packages/domain/src/access/renewal.ts'
const codes = 'packages/domain/src/access/access-codes.ts'
const marking = 'packages/domain/src/learning/marking.ts'
const outbox = 'packages/offline/src/outbox.sql.ts'
const send = 'packages/offline/src/send.ts'
const rewind = 'packages/offline/src/rewind.sql.ts'
const scores = 'apps/server/src/features/assignments/scores.sql.ts'
const work = 'apps/server/src/features/assignments/submissions.sql.ts'
const ofAssignments = ['apps/server/src/features/assignments']

export const mutations: readonly Mutation[] = [
  // Rules
  {
    file: 'packages/domain/src/assignments/reminders.ts',
    from: 'hoursBetweenReminders * hourMs',
    to: '0',
    breaks: 'a learner is reminded of the same work at every tap',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/assignments/reminders.ts',
    from: 'if (minute >= quiet.until && minute < quiet.from) return undefined',
    to: 'if (minute >= 0) return undefined',
    breaks: 'a learner is told of work at night',
    project: 'rules',
  },
  {
    file: submissions,
    from: 'if (earlier) return accept({ submission: earlier, is_after_close: isAfter(earlier.handed_in_on), is_new: false })',
    to: '',
    breaks: 'work that arrives twice is kept twice',
    project: 'rules',
  },
  {
    file: submissions,
    from: 'Math.max(given.getTime(), work.start_date.getTime())',
    to: 'given.getTime()',
    breaks: 'work of a clock that was behind counts as handed in before the start',
    project: 'rules',
  },
  {
    file: submissions,
    from: 'attempt_number > work.allowed_attempts && work.assignment_status !== 3',
    to: 'attempt_number > work.allowed_attempts',
    breaks: 'an attempt that the teacher asked for counts as extra',
    project: 'rules',
  },
  {
    file: workScores,
    from: "if (!work.teaches_class) return refuse('not_allowed')",
    to: '',
    breaks: 'a teacher scores work of a class that is not theirs',
    project: 'rules',
  },
  {
    file: workScores,
    from: 'scored_on.getTime() <= returned_on.getTime()',
    to: 'scored_on.getTime() >= returned_on.getTime()',
    breaks: 'a learner sees a score that was not returned',
    project: 'rules',
  },
  {
    file: workScores,
    from: 'return score === null || scored_on === null || handed_in_on.getTime() > scored_on.getTime()',
    to: 'return scored_on === null',
    breaks: 'work that comes back is hidden from its teacher',
    project: 'rules',
  },
  {
    file: givenScores,
    from: 'apart > 0 ? one : other',
    to: 'apart < 0 ? one : other',
    breaks: 'the earlier of two scores counts',
    project: 'rules',
  },
  {
    file: givenScores,
    from: 'if (!current?.is_own) return given',
    to: 'if (!current) return given',
    breaks: 'a score from another device takes the place of a later one',
    project: 'rules',
  },
  {
    file: elapsed,
    from: 'passed >= 0 && ',
    to: '',
    breaks: 'a lock written by a clock that was ahead lasts for a year',
    project: 'rules',
  },
  {
    file: tries,
    from: 'beyond % triesBetweenLocks !== 0',
    to: 'beyond !== 0',
    breaks: 'passwords can be guessed for ever after the first lock',
    project: 'rules',
  },
  {
    file: renewal,
    from: 'if (session.ended_on || session.expires_on <= now)',
    to: 'if (session.expires_on <= now)',
    breaks: 'a session that was ended is renewed',
    project: 'rules',
  },
  {
    file: renewal,
    from: 'presented === session.refresh_number - 1 && isWithin(graceMs, session.renewed_on, now)',
    to: 'presented === session.refresh_number - 1 && isWithin(0, session.renewed_on, now)',
    breaks: 'an answer that a poor network lost signs a child out',
    project: 'rules',
  },
  {
    file: codes,
    from: 'code.failed_tries >= triesOfCode || ',
    to: '',
    breaks: 'one code of four digits may be tried twenty times',
    project: 'rules',
  },
  {
    file: marking,
    from: "return refuse('attempt_mismatch')",
    to: 'void known',
    breaks: 'answers to questions of another test are taken',
    project: 'rules',
  },
  {
    file: marking,
    from: 'isMarkedByPerson(question) && isAnswered(answer) ? null : isRight(question, answer)',
    to: 'isRight(question, answer)',
    breaks: 'a machine marks what a teacher must mark',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/schools/percentages.ts',
    from: 'Math.min(100, Math.max(0, roundToTenth(sumOfPercentages / number)))',
    to: 'roundToTenth(sumOfPercentages / number)',
    breaks: 'a share is above a hundred per cent',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/questions/typed-answers.ts',
    from: "    .replace(marks, '')\n",
    to: '',
    breaks: 'a vowel mark makes a right answer wrong',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/studio/archives.ts',
    from: "part !== '' && part !== '.' && part !== '..'",
    to: "part !== '' && part !== '.'",
    breaks: 'an archive writes outside its folder',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/studio/archives.ts',
    from: 'offset + headBytes + packedBytes > next.offset',
    to: 'offset > next.offset',
    breaks: 'an archive whose entries share their bytes is unpacked without end',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/access/acting.ts',
    from: "  'user/sessions',\n",
    to: '',
    breaks: 'who works in another place ends the sessions of its person',
    project: 'rules',
  },
  {
    file: 'packages/domain/src/office/moves.ts',
    from: '!mayAdminister(role, roles) || !roles.includes(target.role)',
    to: '!roles.includes(target.role)',
    breaks: 'an office moves people of its own rank',
    project: 'rules',
  },
  // Languages, dates
  {
    file: 'packages/i18n/src/plurals.ts',
    from: "locale === 'da' ? size <= 1 : size === 1",
    to: 'size === 1',
    breaks: 'Dari says nothing in the plural',
    project: 'rules',
  },
  {
    file: 'packages/i18n/src/calendars.ts',
    from: 'Math.floor((8 * year + 21) / 33)',
    to: 'Math.floor((8 * year + 29) / 33)',
    breaks: 'leap years of the solar calendar are others',
    project: 'rules',
  },
  // The device
  {
    file: outbox,
    from: '"state <> \'refused\' and sequence > ?"',
    to: '"state = \'waiting\' and sequence > ?"',
    breaks: 'accepted work vanishes from sight until the next pull',
    project: 'rules',
  },
  {
    file: outbox,
    from: '"state <> \'accepted\' and sequence > ?"',
    to: '"state = \'waiting\' and sequence > ?"',
    breaks: 'refused work is out of reach of its person',
    project: 'rules',
  },
  {
    file: send,
    from: 'if (!entry || error_code === serverBroke) return []',
    to: 'if (!entry) return []',
    breaks: 'a broken server turns work down for good',
    project: 'rules',
  },
  {
    file: send,
    from: 'name === calls.recordAttempt.name ? await sealInput(input, tracking_key) : input',
    to: 'input',
    breaks: 'answers of a test travel in the open',
    project: 'rules',
  },
  {
    file: rewind,
    from: "where not exists (select 1 from before_image where table_name = '${table}' and row_key = ${key})",
    to: 'where true',
    breaks: 'what a refused mark showed stays after it was taken back',
    project: 'rules',
  },
  {
    file: rewind,
    from: "  await db.run('update recording set is_on = 0')\n  for",
    to: '  for',
    breaks: 'rows of the server count as changes of this device',
    project: 'rules',
  },
  {
    file: 'packages/offline/src/replay.ts',
    from: '  await recordChanges(db)\n',
    to: '',
    breaks: 'what waiting commands show cannot be taken back',
    project: 'rules',
  },
  {
    file: 'packages/offline/src/pull.ts',
    from: '    await replay(db, pulling)\n',
    to: '',
    breaks: 'work that waits vanishes from sight at every pull',
    project: 'rules',
  },
  {
    file: 'packages/offline/src/refused-again.ts',
    from: 'return passed < 0 || passed >= retryEvery',
    to: 'return passed >= retryEvery',
    breaks: 'refused work is never tried again after the clock was set back',
    project: 'rules',
  },
  {
    file: 'packages/device/src/vault.ts',
    from: 'const aboutPassword = (person: string) => `password of ${person}`',
    to: "const aboutPassword = (_person: string) => 'password'",
    breaks: "one person's lock opens another's store",
    project: 'rules',
  },
  {
    file: 'packages/client/src/routing.ts',
    from: 'if (kept !== undefined) return kept',
    to: 'void kept',
    breaks: 'a command is sent beside the outbox that holds it',
    project: 'rules',
  },
  // The server
  {
    file: work,
    from: ' and o.scored_on > e.seen_on',
    to: '',
    breaks: 'a teacher who corrects a score is asked each time which one counts',
    project: 'calls',
    tests: ofAssignments,
  },
  {
    file: scores,
    from: '        and e.device_id = ${teacher.device_id ?? null}::uuid) as is_own',
    to: '        ) as is_own',
    breaks: 'an older score of another device replaces a later one',
    project: 'calls',
    tests: ofAssignments,
  },
  {
    file: 'apps/server/src/features/learning/answer-scores.ts',
    from: 'device_id !== undefined && entry.device_id === device_id && ',
    to: 'device_id !== undefined && ',
    breaks: 'an older score of an answer from another device replaces a later one',
    project: 'calls',
    tests: ['apps/server/src/features/learning/two-answer-scores'],
  },
  {
    file: scores,
    from: "m.user_id = ${user_id} and m.role = 'teacher' and (not m.is_deleted or m.left_on > ${given})) as teaches_class",
    to: "m.role = 'teacher') as teaches_class",
    breaks: 'any teacher scores the work of any class',
    project: 'calls',
    tests: ofAssignments,
  },
  {
    file: work,
    from: "    .where('user_id', '=', user_id)\n    .executeTakeFirst()",
    to: '    .executeTakeFirst()',
    breaks: "a learner reads another's submission by its id",
    project: 'calls',
    tests: ofAssignments,
  },
  {
    file: 'apps/server/src/sync/received-commands.ts',
    from: "return earlier.path === path ? accept(earlier.answer as T) : refuse('malformed')",
    to: 'return accept(earlier.answer as T)',
    breaks: 'a command is called done that was never done',
    project: 'calls',
    tests: ['apps/server/src/features/downloads/sync-up', ...ofAssignments],
  },
  {
    file: 'apps/server/src/sync/received-commands.ts',
    from: 'else await releaseCommand(db, ledger, key)',
    to: '',
    breaks: 'a command that was refused once is refused for ever',
    project: 'calls',
    tests: ['apps/server/src/features/downloads/sync-up', ...ofAssignments],
  },
  {
    file: 'apps/server/src/calls/dispatch.ts',
    from: "if (!mayCall(handler.call, gate.actor)) return { ok: false, refusal: 'role_not_allowed' }",
    to: '',
    breaks: 'every role may make every call',
    project: 'calls',
    tests: ['apps/server/test/catalogue'],
  },
  {
    file: 'apps/server/src/calls/dispatch.ts',
    from: 'if (answer.ok) last.forEach(atEnd)',
    to: '',
    breaks: 'what ends a transaction is never sent',
    project: 'calls',
    tests: ofAssignments,
  },
  {
    file: 'apps/server/src/db/school.ts',
    from: "set local app.tenant_id = '${whole(tenant_id)}'; set local app.institution_id",
    to: "set app.tenant_id = '${whole(tenant_id)}'; set app.institution_id",
    breaks: "a connection still sees the last person's school",
    project: 'calls',
    tests: ['apps/server/src/db'],
  },
  {
    file: 'apps/server/src/secrets.ts',
    from: 'if (secret.length >= fewestCharacters) return secret',
    to: 'return secret',
    breaks: 'an empty secret gives everybody every key',
    project: 'rules',
  },
  {
    file: 'apps/server/src/files/range.ts',
    from: "return start >= size ? 'unsatisfiable' : { start, end }",
    to: 'return { start, end }',
    breaks: 'a film that goes on behind its end never stops loading',
    project: 'rules',
  },
  // Parts of the screen
  {
    file: 'packages/ui/src/charts/heat-map-keys.ts',
    from: "direction === 'rtl' ? -1 : 1",
    to: '1',
    breaks: 'arrow keys lead the wrong way from right to left',
    project: 'rules',
  },
  {
    file: 'packages/ui/src/tables/csv.ts',
    from: "return formula.test(text) ? `'${whole}` : whole",
    to: 'return whole',
    breaks: 'a spreadsheet runs what a pupil is called',
    project: 'rules',
  },
]
