import { useId } from 'react'
import styles from './checkbox.module.css'
import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> {
  readonly label: ReactNode
  readonly hint?: string
}

/** Yes or no. The whole line can be touched. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles['line']}>
      <input {...rest} id={id} type="checkbox" className={styles['box']} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
      <label className={styles['label']} htmlFor={id}>
        {label}
        {hint !== undefined && (
          <span className={styles['hint']} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
    </div>
  )
}
