import { buttonClass } from '@maktab/ui/base/button'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { CopyIntoForm } from '#features/assignments/copy-into-form.tsx'
import { DownloadsPage } from '#features/downloads/downloads-page.tsx'
import { TakeClass } from '#features/downloads/take-class.tsx'
import { WaitingWork } from '#features/people/waiting-work.tsx'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'

/** What is on this device: courses, lessons and work to open without a network, and work that is still to be sent. */
export function DownloadsScreen() {
  const t = useT('application', 'assignments')
  const { list } = useWaitingCommands()
  return (
    <DownloadsPage
      actions={<Link to="/learner/delete/content">{t('titles.free_up_room')}</Link>}
      none={t('downloads.none')}
      noneActions={
        <Link className={buttonClass({ variant: 'primary' })} to="/learner/classes">
          {t('titles.my_classes')}
        </Link>
      }
    >
      {list.length > 0 && (
        <WaitingWork belowRefused={(work) => work.kind === 'submission' && <CopyIntoForm work={work} />} />
      )}
      <TakeClass />
    </DownloadsPage>
  )
}
