import { languageOfText } from '@maktab/i18n/language-of-text'
import { useId } from 'react'
import { classNames } from '../base/class-names.ts'
import { FieldError } from './field.tsx'
import { Icon } from '../base/icon.tsx'
import { useSpoken } from '../base/words.tsx'
import styles from './rubric-grid.module.css'

export interface RubricLevel {
  readonly key: string
  readonly title: string
  readonly description?: string | undefined
  /** Marks in words: "4 marks". */
  readonly marksText: string
}

export interface RubricCriterion {
  readonly key: string
  readonly title: string
  readonly description?: string | undefined
  readonly levels: readonly RubricLevel[]
}

interface RubricGridProps {
  readonly label: string
  readonly criteria: readonly RubricCriterion[]
  /** Level chosen for each criterion. */
  readonly chosen: Readonly<Record<string, string | undefined>>
  /** Absent where the rubric is only read. */
  readonly onChoose?: (criterion: string, level: string) => void
  /** Why a criterion's choice was refused, by its key. */
  readonly errors?: Readonly<Record<string, string | undefined>>
  /** What it comes to: "6 of 10 marks". Told whenever it changes. */
  readonly sumText?: string | undefined
}

/** Criteria with their levels side by side; one level of each is chosen. */
export function RubricGrid({ label, criteria, chosen, onChoose, errors, sumText }: RubricGridProps) {
  const name = useId()
  return (
    <div className="grid gap-4" role="group" aria-label={label}>
      {criteria.map((criterion) => {
        if (onChoose === undefined)
          return <ReadCriterion key={criterion.key} criterion={criterion} chosen={chosen[criterion.key]} />
        const error = errors?.[criterion.key]
        const ids = [
          criterion.description !== undefined && `${name}-${criterion.key}-text`,
          error !== undefined && `${name}-${criterion.key}-error`,
        ]
          .filter(Boolean)
          .join(' ')
        return (
          <fieldset
            key={criterion.key}
            className="grid gap-2"
            role="radiogroup"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={ids === '' ? undefined : ids}
          >
            <legend className={`strong ${styles['title']}`}>
              <Written text={criterion.title} />
            </legend>
            {criterion.description !== undefined && (
              <p className={`small soft ${styles['description']}`} id={`${name}-${criterion.key}-text`}>
                <Written text={criterion.description} />
              </p>
            )}
            <div className={`grid gap-2 ${styles['levels']}`}>
              {criterion.levels.map((level) => (
                <Level
                  key={level.key}
                  level={level}
                  name={`${name}-${criterion.key}`}
                  isChosen={chosen[criterion.key] === level.key}
                  onChoose={() => onChoose(criterion.key, level.key)}
                />
              ))}
            </div>
            <FieldError id={`${name}-${criterion.key}-error`} error={error} />
          </fieldset>
        )
      })}
      {sumText !== undefined && (
        <p className={`bold tabular ${styles['sum']}`} role="status">
          {sumText}
        </p>
      )}
    </div>
  )
}

/** Only read: nothing that looks as if it could be chosen, and nothing to stop at. */
function ReadCriterion({ criterion, chosen }: { criterion: RubricCriterion; chosen: string | undefined }) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <p className={`strong ${styles['title']}`} id={id}>
        <Written text={criterion.title} />
      </p>
      {criterion.description !== undefined && (
        <p className={`small soft ${styles['description']}`}>
          <Written text={criterion.description} />
        </p>
      )}
      <ul className={`grid gap-2 ${styles['levels']} ${styles['read']}`} role="list" aria-labelledby={id}>
        {criterion.levels.map((level) => {
          const isChosen = level.key === chosen
          return (
            <li
              key={level.key}
              className={classNames('grid gap-1 rounded', styles['level'], isChosen && styles['chosen'])}
              aria-current={isChosen || undefined}
            >
              <span className={`flex ${styles['top']}`}>
                {isChosen && <Icon name="check" />}
                <Written className="shrink strong" text={level.title} />
              </span>
              <LevelWords level={level} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** A teacher's words, in the language that they are in. */
function Written({ text, className }: { readonly text: string; readonly className?: string }) {
  const { words, languages } = useSpoken()
  return (
    <bdi className={className} lang={languageOfText(text, words.language, languages)?.tag}>
      {text}
    </bdi>
  )
}

function LevelWords({ level }: { level: RubricLevel }) {
  return (
    <>
      <span className={`soft small tabular ${styles['marks']}`}>{level.marksText}</span>
      {level.description !== undefined && (
        <span className={`small soft ${styles['description']}`}>
          <Written text={level.description} />
        </span>
      )}
    </>
  )
}

interface LevelProps {
  readonly level: RubricLevel
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Level({ level, name, isChosen, onChoose }: LevelProps) {
  return (
    <label
      className={classNames('grid gap-1 touch edged rounded surface', styles['level'], isChosen && styles['chosen'])}
    >
      <span className={`flex ${styles['top']}`}>
        <input type="radio" className={`rigid ${styles['dot']}`} name={name} checked={isChosen} onChange={onChoose} />
        <Written className="shrink strong" text={level.title} />
      </span>
      <LevelWords level={level} />
    </label>
  )
}
