/** Each line marked `mistake` must not compile; every other line must. */
import { listClassLearners, listClasses } from '@maktab/client/calls/schools/classes.generated'
import { scoreSubmission } from '@maktab/client/calls/assignments/scores.generated'
import { signIn } from '@maktab/client/calls/access/sessions.generated'
import { CallState, NotFound } from '../../apps/web/src/page/call-state.tsx'
import { useCommand, useQuery } from '../../apps/web/src/page/use-calls.ts'

export function Screen() {
  const learners = useQuery(listClassLearners, { class_id: 1 })
  const classes = useQuery(listClasses, {})
  const score = useCommand(scoreSubmission)

  useQuery(listClassLearners, {}) // mistake
  useQuery(listClassLearners, { class_id: 'one' }) // mistake
  useQuery(listClassLearners, { class_id: 1, clas: 2 }) // mistake
  useQuery(signIn, { username: '', password: '' }) // mistake
  useCommand(listClasses) // mistake
  void score.run({ assignment_id: '', user_id: 1, class_id: 1, score: 1 }) // mistake

  return (
    <>
      <CallState of={classes}>{({ list }) => list.length}</CallState>
      <CallState of={learners} refused={{ not_found: () => <NotFound /> }}>{({ list }) => list.length}</CallState>
      <CallState of={learners}>{({ list }) => list.length}</CallState> {/* mistake */}
      <CallState of={learners} refused={{ not_found: () => null, too_late: () => null }}>{({ list }) => list.length}</CallState> {/* mistake */}
      <CallState of={classes}>{({ lists }) => lists.length}</CallState> {/* mistake */}
    </>
  )
}

export async function forgottenRefusal(): Promise<string> {
  const answer = await useCommand(scoreSubmission).run({ assignment_id: '', user_id: 1, class_id: 1, score: 1, total_score: 2 })
  if (answer.ok) return String(answer.value.score)
  if ('failure' in answer) return answer.failure
  const sentences: { readonly [R in typeof answer.refusal]: string } = { not_found: '', not_allowed: '', score_above_total: '' } // mistake
  return sentences[answer.refusal]
}
