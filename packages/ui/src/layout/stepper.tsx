import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import { usePartWords } from '../base/part-words.tsx'
import styles from './stepper.module.css'

interface StepperProps {
  /** From the first to the last. */
  readonly steps: readonly { readonly key: string; readonly label: string }[]
  /** Key of the step at hand; a key of none of them means that all are done. */
  readonly current: string
}

/** How far one has come: done, at hand, to come. Phones show the figures and the name of the step at hand. */
export function Stepper({ steps, current }: StepperProps) {
  const { t, format } = usePartWords()
  const found = steps.findIndex(({ key }) => key === current)
  const at = found < 0 ? steps.length : found
  return (
    <div className="grid gap-2">
      <ol className="flex bare" role="list" aria-label={t('overlays.steps')}>
        {steps.map(({ key, label }, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead'
          return (
            <li
              key={key}
              className={classNames('relative grid gap-2 shrink soft small text-centre', styles['step'], styles[state])}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={`grid centred round surface soft bold ${styles['mark']}`} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={1.125} /> : format.number(index + 1)}
              </span>
              <span className={styles['label']}>
                {label}
                <span className="visually-hidden">, {t(`overlays.step_${state}`)}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles['summary']} aria-hidden="true">
        {at < steps.length && (
          <>
            <span className="block soft small">{t('overlays.step_of', { step: at + 1, steps: steps.length })}</span>{' '}
            <strong>{steps[at]?.label}</strong>
          </>
        )}
      </p>
    </div>
  )
}
