import { useSession } from '#calls/use-session.ts'
import { DownloadWords } from './download-words.tsx'
import { FloatingDownload } from './floating-download.tsx'
import { ResumeQuestion } from './resume-question.tsx'

/** What follows downloads beside every screen. */
export function DownloadLayer() {
  const { active_role } = useSession()
  return (
    <>
      <DownloadWords />
      <ResumeQuestion />
      {active_role === 'learner' && <FloatingDownload />}
    </>
  )
}
