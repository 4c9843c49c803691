import { rollBackCourse } from '@maktab/client/calls/studio/course-versions.generated'
import type { VersionStep } from '@maktab/contracts/studio/course-versions'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { linkClass } from '@maktab/ui/base/text-link'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useState } from 'react'
import { Link } from '#page/router.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useNow } from '#browser/use-now.ts'
import { useT } from '#language/use-t.ts'
import type { StudioCourse } from './use-course-editor.ts'
import { VersionStateChip } from './version-state-chip.tsx'

/** Every version with who did what, newest first; a reviewer brings back one that learners saw. */
export function CourseVersions({ course: { course_id, powers, versions } }: { readonly course: StudioCourse }) {
  const t = useT('studio')
  const format = useFormat()
  const showToast = useToasts()
  const { run, isBusy } = useCommand(rollBackCourse)
  const [asked, setAsked] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const published = versions.find(({ state }) => state === 'published')

  async function bringBack(to_version: number, published_version: number): Promise<void> {
    setProblem(undefined)
    const answer = await run({ course_id, to_version, published_version })
    setAsked(undefined)
    if (answer.ok) showToast({ tone: 'success', text: t('studio.published') })
    else setProblem(explain(t, answer))
  }

  return (
    <Card heading={t('studio.versions')}>
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <ol className="grid gap-4 bare" role="list">
        {versions.map(({ version, state, steps }) => (
          <li key={version} className="grid gap-2">
            <div className="flex wrap middle gap-2">
              <VersionStateChip state={state} version={version} />
              {state === 'superseded' && (
                <>
                  <Link
                    className={linkClass({ isAlone: true })}
                    to={`/content/course?course_id=${course_id}&version=${version}`}
                  >
                    {t('studio.look_at', { number: format.number(version) })}
                  </Link>
                  {powers.mayReview && published && (
                    <Button size="small" onClick={() => setAsked(version)}>
                      {t('studio.publish_again', { number: format.number(version) })}
                    </Button>
                  )}
                </>
              )}
            </div>
            {steps.length === 0 && <p className="soft">{t('studio.before_versions')}</p>}
            <ul className="grid gap-1">
              {steps.map((step) => (
                <li key={`${step.on} ${step.step}`} className="soft">
                  <Step step={step} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {asked !== undefined && published && (
        <ConfirmDialog
          isOpen
          isBusy={isBusy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void bringBack(asked, published.version)}
          heading={t('studio.publish_again_title', { number: format.number(asked) })}
          confirmLabel={t('studio.publish')}
        >
          <p>{t('studio.publish_body')}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Step({ step: { step, by_name, on, note } }: { readonly step: VersionStep }) {
  const t = useT('studio')
  const format = useFormat()
  const now = useNow()
  return (
    <>
      {t(`studio.step_${step}`, { name: by_name, when: format.relative(new Date(on), now) })}
      {step === 'sent_back' && note !== '' && <q dir="auto">{note}</q>}
    </>
  )
}
