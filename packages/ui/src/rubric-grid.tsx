import { useId } from 'react'
import { classNames } from './class-names.ts'
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
}

/** Criteria with their levels side by side; one level of each is chosen. */
export function RubricGrid({ label, criteria, chosen, onChoose }: RubricGridProps) {
  const name = useId()
  return (
    <div className={styles['grid']} role="group" aria-label={label}>
      {criteria.map((criterion) => (
        <fieldset key={criterion.key} className={styles['criterion']} disabled={onChoose === undefined}>
          <legend className={styles['title']}>
            <bdi>{criterion.title}</bdi>
          </legend>
          {criterion.description !== undefined && (
            <p className={styles['description']}>
              <bdi>{criterion.description}</bdi>
            </p>
          )}
          <div className={styles['levels']}>
            {criterion.levels.map((level) => {
              const isChosen = chosen[criterion.key] === level.key
              return (
                <label key={level.key} className={classNames(styles['level'], isChosen && styles['chosen'])}>
                  <span className={styles['top']}>
                    <input
                      type="radio"
                      className={styles['dot']}
                      name={`${name}-${criterion.key}`}
                      checked={isChosen}
                      onChange={() => onChoose?.(criterion.key, level.key)}
                    />
                    <bdi className={styles['name']}>{level.title}</bdi>
                    <span className={styles['marks']}>{level.marksText}</span>
                  </span>
                  {level.description !== undefined && (
                    <span className={styles['description']}>
                      <bdi>{level.description}</bdi>
                    </span>
                  )}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
