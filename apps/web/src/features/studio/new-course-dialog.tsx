import { createCourse } from '@maktab/client/calls/studio/course-versions.generated'
import type { LanguageCode } from '@maktab/contracts/fields'
import { languages } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { Dialog } from '@maktab/ui/overlays/dialog'
import { Notice } from '@maktab/ui/feedback/notice'
import { Select } from '@maktab/ui/choice/select'
import { TextField } from '@maktab/ui/fields/text-field'
import { useState } from 'react'
import { useNavigate } from '#page/router.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useLanguage } from '#language/use-language.ts'
import { useT } from '#language/use-t.ts'

interface NewCourseDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a course must have before anything else. */
export function NewCourseDialog({ isOpen, onClose }: NewCourseDialogProps) {
  const t = useT('studio')
  const { code } = useLanguage()
  const navigate = useNavigate()
  const { run, isBusy } = useCommand(createCourse)
  const [fields, setFields] = useState({ title: '', subject: '', grade: '', language: code })
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const missing = (text: string) => (isTried && text.trim() === '' ? t('studio.fill_in') : undefined)

  async function create(): Promise<void> {
    setTried(true)
    setProblem(undefined)
    const { title, subject, grade } = fields
    if ([title, subject, grade].some((text) => text.trim() === '')) return
    const answer = await run({ ...fields, title: title.trim(), subject: subject.trim(), grade: grade.trim() })
    if (answer.ok) navigate(`/content/course?course_id=${answer.value.course_id}`)
    else setProblem(explain(t, answer))
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading={t('studio.new_course')}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <TextField
          label={t('studio.course_title')}
          maxLength={200}
          value={fields.title}
          error={missing(fields.title)}
          onChange={(event) => setFields({ ...fields, title: event.target.value })}
        />
        <TextField
          label={t('studio.subject')}
          maxLength={60}
          value={fields.subject}
          error={missing(fields.subject)}
          onChange={(event) => setFields({ ...fields, subject: event.target.value })}
        />
        <TextField
          label={t('studio.grade')}
          maxLength={20}
          value={fields.grade}
          error={missing(fields.grade)}
          onChange={(event) => setFields({ ...fields, grade: event.target.value })}
        />
        <Select
          label={t('studio.language')}
          value={fields.language}
          options={languages.map(({ code: value, ownName, tag }) => ({ value, label: ownName, lang: tag }))}
          onChange={(event) => setFields({ ...fields, language: event.target.value as LanguageCode })}
        />
        {problem !== undefined && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('studio.create')}
        </Button>
      </form>
    </Dialog>
  )
}
