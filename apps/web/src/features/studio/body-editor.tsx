import type { ContentBody } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'
import { decideEmbed } from '@maktab/domain/content/links'
import { keptSections } from '@maktab/domain/questions/test-rules'
import { Notice } from '@maktab/ui/feedback/notice'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { TextArea } from '@maktab/ui/fields/text-area'
import { TextField } from '@maktab/ui/fields/text-field'
import { lazy, Suspense, useState } from 'react'
import { useT } from '#language/use-t.ts'
import { fetched } from '#page/fetched.tsx'
import { TestClosing } from './test-closing.tsx'

const ArticleEditor = lazy(async () => ({ default: (await import('./article-editor.tsx')).ArticleEditor }))
const TestRulesForm = fetched(
  async () => (await import('./test-rules-form.tsx')).TestRulesForm,
  () => null,
  ['parts', 'rules'],
)
const AssessmentEditor = lazy(async () => ({ default: (await import('./assessment-editor.tsx')).AssessmentEditor }))

interface BodyEditorProps {
  readonly body: ContentBody
  /** Of the course. */
  readonly language: LanguageCode
  readonly onChange: (body: ContentBody) => void
}

/** The editor of each kind of content; what came from a file is not written here. */
export function BodyEditor({ body, language, onChange }: BodyEditorProps) {
  const t = useT('studio')
  switch (body.kind) {
    case 'article':
      return (
        <Suspense fallback={<Skeleton label={t('frame.loading')} shape="lines" />}>
          <ArticleEditor
            blocks={body.blocks}
            language={language}
            onChange={(blocks) => onChange({ kind: 'article', blocks })}
          />
        </Suspense>
      )
    case 'assessment':
      return (
        <Suspense fallback={<Skeleton label={t('frame.loading')} shape="lines" />}>
          <div className="grid gap-4">
            <TestClosing closes_on={body.closes_on} onChange={(closes_on) => onChange({ ...body, closes_on })} />
            <TestRulesForm
              rules={body.rules}
              questions={body.questions}
              closes_on={body.closes_on}
              language={language}
              onChange={(rules) => onChange({ ...body, rules })}
            />
            <AssessmentEditor
              questions={body.questions}
              language={language}
              onChange={(questions) => onChange({ ...body, ...withQuestions(body, questions) })}
            />
          </div>
        </Suspense>
      )
    case 'link':
      return (
        <TextField
          label={t('studio.link_address')}
          hint={t('studio.link_hint')}
          type="url"
          dir="ltr"
          maxLength={2000}
          value={body.url}
          onChange={(event) => onChange({ kind: 'link', url: event.target.value })}
        />
      )
    case 'embed':
      return <EmbedEditor src={body.src} onChange={onChange} />
    default:
      return <Notice>{t('studio.file_stays')}</Notice>
  }
}

type Assessment = Extract<ContentBody, { kind: 'assessment' }>

/** Sections keep to their questions when these change. */
function withQuestions(
  { questions: before, rules }: Assessment,
  questions: readonly Assessment['questions'][number][],
) {
  const { sections } = rules ?? {}
  return {
    questions: [...questions],
    ...(sections && { rules: { ...rules, sections: [...keptSections(sections, before, questions)] } }),
  }
}

/** Takes what a site hands out for embedding; of it only address and size are kept. */
function EmbedEditor({ src, onChange }: { readonly src: string; readonly onChange: BodyEditorProps['onChange'] }) {
  const t = useT('application', 'studio')
  const [typed, setTyped] = useState('')
  const decided = typed.trim() === '' ? undefined : decideEmbed(typed)
  const problem =
    decided && !decided.ok
      ? decided.refusal === 'iframe_missing'
        ? t('studio.embed_missing')
        : t(`refusals.${decided.refusal}`)
      : undefined
  return (
    <div className="grid gap-3">
      <TextArea
        label={t('studio.embed_code')}
        hint={t('studio.embed_hint')}
        error={problem}
        dir="ltr"
        maxLength={4000}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          const read = decideEmbed(event.target.value)
          if (read.ok) onChange({ kind: 'embed', ...read.value })
        }}
      />
      {src !== '' && <p className="soft break">{t('studio.embed_shows', { address: src })}</p>}
    </div>
  )
}
