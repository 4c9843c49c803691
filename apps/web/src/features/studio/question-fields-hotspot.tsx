import type { QuestionOf, Shape } from '@maktab/contracts/questions/questions'
import { withCorrect } from '@maktab/domain/questions/question-drafts'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { IconButton } from '@maktab/ui/base/icon-button'
import { NumberField } from '@maktab/ui/fields/number-field'
import { TextField } from '@maktab/ui/fields/text-field'
import { useRef, useState, type PointerEvent } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useT } from '#language/use-t.ts'
import styles from './assessment-editor.module.css'
import { PictureRegions } from '#features/questions/picture-regions.tsx'
import type { QuestionFieldsProps } from './question-fields-props.ts'

type Rectangle = Extract<Shape, { kind: 'rectangle' }>
type Region = QuestionOf<'hotspot'>['regions'][number]
const tenth = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

/** Regions are drawn over the picture, or given as numbers: what a pointer does, a keyboard does too. */
export function HotspotFields({ question, onChange, fault }: QuestionFieldsProps<'hotspot'>) {
  const t = useT('writing')
  const { regions, correct } = question
  const [drawn, setDrawn] = useState<Rectangle>()
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const error = fault(
    'item_twice',
    'item_empty',
    'right_answer_missing',
    'wrong_answer_missing',
    'right_answer_not_offered',
    'several_not_said',
    'region_outside',
  )
  const add = (shape: Shape) =>
    onChange({ ...question, regions: [...regions, { region_id: newId(), label: '', shape }] })
  const change = (region_id: string, part: Partial<Region>) =>
    onChange({ ...question, regions: regions.map((one) => (one.region_id === region_id ? { ...one, ...part } : one)) })

  const placeOf = (event: PointerEvent<HTMLDivElement>) => {
    const picture = event.currentTarget.querySelector('img')?.getBoundingClientRect()
    return (
      picture && {
        x: tenth(((event.clientX - picture.left) / picture.width) * 100),
        y: tenth(((event.clientY - picture.top) / picture.height) * 100),
      }
    )
  }
  const drawTo = (event: PointerEvent<HTMLDivElement>) => {
    const to = placeOf(event)
    if (!from.current || !to) return undefined
    const { x, y } = from.current
    return {
      kind: 'rectangle' as const,
      x: Math.min(x, to.x),
      y: Math.min(y, to.y),
      width: tenth(Math.abs(to.x - x)),
      height: tenth(Math.abs(to.y - y)),
    }
  }

  return (
    <fieldset className={styles['rows']}>
      <legend>{t('questions.regions')}</legend>
      <TextField
        label={t('questions.picture_described')}
        hint={t('questions.picture_described_hint')}
        error={fault('picture_not_described')}
        maxLength={500}
        value={question.alt}
        onChange={(event) => onChange({ ...question, alt: event.target.value })}
      />
      <p>{t('questions.draw_regions')}</p>
      <div
        className={styles['drawing']}
        onPointerDown={(event) => {
          event.preventDefault()
          from.current = placeOf(event)
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={(event) => setDrawn(drawTo(event))}
        onPointerUp={(event) => {
          const shape = drawTo(event)
          from.current = undefined
          setDrawn(undefined)
          // A mere touch draws nothing.
          if (shape && shape.width >= 2 && shape.height >= 2) add(shape)
        }}
        onPointerCancel={() => {
          from.current = undefined
          setDrawn(undefined)
        }}
      >
        <PictureRegions
          url={question.picture.url}
          alt={question.alt}
          regions={[
            ...regions.map(({ region_id, shape }) => ({
              region_id,
              shape,
              look: correct.includes(region_id) ? ('right' as const) : ('plain' as const),
              hasFocus: false,
            })),
            ...(drawn ? [{ region_id: 'drawn', shape: drawn, look: 'chosen' as const, hasFocus: false }] : []),
          ]}
        />
      </div>
      {regions.map(({ region_id, label, shape }, at) => {
        const name = t('questions.region_number', { number: at + 1 })
        return (
          <div key={region_id} className={styles['criterion']}>
            <div className={styles['row']}>
              <div className={styles['grow']}>
                <TextField
                  label={name}
                  hint={t('questions.region_hint')}
                  maxLength={200}
                  value={label}
                  onChange={(event) => change(region_id, { label: event.target.value })}
                />
              </div>
              <IconButton
                icon="remove"
                label={t('questions.remove_named', { name })}
                onClick={() =>
                  onChange(
                    withCorrect(
                      { ...question, regions: regions.filter((one) => one.region_id !== region_id) },
                      correct.filter((one) => one !== region_id),
                    ),
                  )
                }
              />
            </div>
            <Checkbox
              label={t('questions.is_right', { name })}
              checked={correct.includes(region_id)}
              onChange={(event) =>
                onChange(
                  withCorrect(
                    question,
                    event.target.checked ? [...correct, region_id] : correct.filter((one) => one !== region_id),
                  ),
                )
              }
            />
            {shape.kind === 'rectangle' && (
              <div className={styles['line']}>
                {(['x', 'y', 'width', 'height'] as const).map((side) => (
                  <NumberField
                    key={side}
                    label={t(`questions.region_${side}`)}
                    min={0}
                    max={100}
                    step={1}
                    value={shape[side]}
                    onValueChange={(next) => change(region_id, { shape: { ...shape, [side]: tenth(next ?? 0) } })}
                  />
                ))}
              </div>
            )}
          </div>
        )
      })}
      {error !== undefined && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
      <Button size="small" icon="add" onClick={() => add({ kind: 'rectangle', x: 40, y: 40, width: 20, height: 20 })}>
        {t('questions.add_region')}
      </Button>
    </fieldset>
  )
}
