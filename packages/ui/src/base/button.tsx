import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'
import type { ComponentProps, MouseEvent } from 'react'
import type { IconName } from './icon.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'wide'

interface ButtonLook {
  /** One primary button a screen. */
  readonly variant?: ButtonVariant
  /** `wide` fills the line; `small` stays 44 px to touch. */
  readonly size?: ButtonSize
}

/** The look of a button, for a link of the router. */
export function buttonClass({ variant = 'secondary', size = 'normal' }: ButtonLook = {}): string {
  return classNames(
    'inline-flex middle gap-2 touch rounded strong text-centre',
    styles['button'],
    styles[variant],
    styles[size],
  )
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  readonly icon?: IconName | undefined
  /** Work is going on: presses are ignored, and focus stays where it is. */
  readonly isBusy?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  isBusy = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would lose focus, and Enter in a form would still submit.
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

interface LinkButtonProps extends ButtonLook, ComponentProps<'a'> {
  readonly icon?: IconName | undefined
}

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({
  variant = 'secondary',
  size = 'normal',
  icon,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}
