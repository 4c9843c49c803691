import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'
import type { ComponentProps } from 'react'
import type { IconName } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName
  /** What it does, for those who hear it and those who wonder. */
  readonly label: string
}

export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles['button'], className)} aria-label={label} title={label}>
      <Icon name={icon} size={1.375} />
    </button>
  )
}
