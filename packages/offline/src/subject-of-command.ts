/** What a command is about, where several commands are one work for their person. */

/**
 * The ids of the work as one text; undefined where the command is a work of its own. Score and remark of one learner for one
 * assignment are one work, and so are the scores of one attempt's answers.
 */
export function subjectOfCommand({
  name,
  input,
}: {
  readonly name: string
  readonly input: unknown
}): string | undefined {
  const ids = idsOfSubject[name]
  if (ids === undefined) return undefined
  const given = (input ?? {}) as Readonly<Record<string, unknown>>
  return ids.map((id) => String(given[id])).join(' ')
}

const idsOfSubject: Readonly<Record<string, readonly string[]>> = {
  scoreSubmission: ['assignment_id', 'user_id'],
  scoreAnswers: ['sync_guid', 'user_id'],
}
