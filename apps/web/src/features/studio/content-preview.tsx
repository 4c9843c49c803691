import type { ContentBody } from '@maktab/contracts/content/contents'
import type { Question } from '@maktab/contracts/questions/questions'
import type { LanguageCode } from '@maktab/contracts/fields'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { isRight } from '@maktab/domain/questions/questions'
import { languageByCode } from '@maktab/i18n/languages'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useState } from 'react'
import { ContentViewer } from '#features/viewers/content-viewer.tsx'
import { QuestionForm } from '#features/questions/question-form.tsx'
import { useT } from '#language/use-t.ts'

interface ContentPreviewProps {
  readonly body: ContentBody
  readonly title: string
  readonly language: LanguageCode
}

const start = { completion: 0, resume_point: '' }
const quiet = { onPosition: () => undefined, onActivity: () => undefined, onPlaying: () => undefined }

/** A content as a learner has it, of which nothing is recorded. */
export function ContentPreview({ body, title, language }: ContentPreviewProps) {
  const t = useT('studio')
  return (
    <div className="grid gap-4">
      <Notice>{t('studio.preview_note')}</Notice>
      {body.kind === 'assessment' ? (
        <Questions questions={body.questions} language={language} />
      ) : body.kind === 'sealed_assessment' ? null : (
        <ContentViewer body={body} title={title} language={language} start={start} {...quiet} />
      )}
    </div>
  )
}

function Questions({
  questions,
  language,
}: {
  readonly questions: readonly Question[]
  readonly language: LanguageCode
}) {
  const t = useT('studio')
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [isMarked, setMarked] = useState(false)
  const { direction, tag } = languageByCode(language)
  const outcome = (question: Question) => {
    if (!isMarked) return undefined
    return isMarkedByPerson(question) ? null : isRight(question, [...(answers[question.question_id] ?? [])])
  }
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4 bare" role="list" lang={tag} dir={direction}>
        {questions.map((question) => (
          <li key={question.question_id}>
            <QuestionForm
              question={question}
              answer={answers[question.question_id] ?? []}
              onAnswer={(answer) => setAnswers({ ...answers, [question.question_id]: answer })}
              isRight={outcome(question)}
            />
          </li>
        ))}
      </ol>
      {isMarked ? (
        <Button
          icon="again"
          onClick={() => {
            setMarked(false)
            setAnswers({})
          }}
        >
          {t('studio.answer_again')}
        </Button>
      ) : (
        <Button variant="primary" onClick={() => setMarked(true)}>
          {t('studio.check_answer')}
        </Button>
      )}
    </div>
  )
}
