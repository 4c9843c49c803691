import { listClasses } from '@maktab/client/calls/schools/classes.generated'
import { downloadIdOf } from '@maktab/domain/downloads/download-ids'
import { useDownloads } from '#calls/use-downloads.ts'
import { useSession } from '#calls/use-session.ts'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'
import { TakeChoice } from './take-choice.tsx'

/** Offers the classes that are not on the device, each whole. Nothing where all of them are here. */
export function TakeClass() {
  const t = useT('assignments', 'home', 'limits')
  const format = useFormat()
  const { active_role } = useSession()
  const classes = useQuery(listClasses, {})
  const { of, isAvailable } = useDownloads()
  if (classes.state !== 'ready' || isAvailable !== true) return null
  const left = classes.value.list.filter(
    ({ class_id, total_lessons }) => total_lessons > 0 && of(downloadIdOf({ kind: 'class', class_id })) === undefined,
  )
  return (
    <TakeChoice
      heading={t('downloads.whole_class')}
      note={t(active_role === 'learner' ? 'downloads.class_holds' : 'downloads.course_holds')}
      label={t('downloads.choose_class')}
      choices={left.map((one) => ({
        wanted: { kind: 'class', class_id: one.class_id },
        label: `${className(one, t, format)} · ${one.course_title}`,
      }))}
    />
  )
}
