import type { AskedQuestionOf } from '@maktab/contracts/questions/questions'
import { useId, useState } from 'react'
import { useT } from '#language/use-t.ts'
import { PictureRegions, type DrawnRegion } from './picture-regions.tsx'
import type { KindFormProps } from './question-form-props.ts'
import styles from './question-form.module.css'
import { QuestionLegend } from './question-legend.tsx'

/**
 * Parts of a picture: touched in the picture, or chosen from a list of the same parts that is heard and reached by keyboard; the part
 * that has the focus there is outlined in the picture. The list is seen only while the picture cannot be.
 */
export function HotspotForm({
  question,
  answer,
  onAnswer,
  isRight,
  rightAnswer,
}: KindFormProps<AskedQuestionOf<'hotspot'>>) {
  const t = useT('courses', 'lessons')
  const name = useId()
  const [focused, setFocused] = useState<string>()
  const isFixed = isRight !== undefined
  const choose = (region_id: string) => {
    if (!question.multiple) onAnswer([region_id])
    else onAnswer(answer.includes(region_id) ? answer.filter((one) => one !== region_id) : [...answer, region_id])
  }
  const lookOf = (region_id: string): DrawnRegion['look'] => {
    const isChosen = answer.includes(region_id)
    if (typeof isRight !== 'boolean') return isChosen ? 'chosen' : 'plain'
    return rightAnswer.includes(region_id) ? 'right' : isChosen ? 'wrong' : 'plain'
  }
  const words = {
    plain: undefined,
    chosen: undefined,
    right: t('content.correct'),
    wrong: t('content.incorrect'),
  } as const
  return (
    <fieldset className={styles['several']} disabled={isFixed}>
      <legend className={styles['legend']}>
        <QuestionLegend
          text={question.text}
          manner={t(question.multiple ? 'questions.touch_several' : 'questions.touch_one')}
        />
      </legend>
      <PictureRegions
        url={question.picture.url}
        alt={question.alt}
        regions={question.regions.map(({ region_id, shape }) => ({
          region_id,
          shape,
          look: lookOf(region_id),
          hasFocus: focused === region_id,
        }))}
        onChoose={isFixed ? undefined : choose}
      />
      <div className="visually-hidden">
        {question.regions.map(({ region_id, label }) => (
          <label key={region_id}>
            <input
              type={question.multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={answer.includes(region_id)}
              onChange={() => choose(region_id)}
              onFocus={() => setFocused(region_id)}
              onBlur={() => setFocused(undefined)}
            />
            {[label, words[lookOf(region_id)]].filter(Boolean).join(' – ')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
