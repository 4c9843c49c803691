import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useT } from './words.tsx'
import styles from './text-link.module.css'
import type { ComponentProps } from 'react'

interface LinkLook {
  /** Stands by itself, not within a sentence: 44 px to touch, underlined when pointed at. */
  readonly isAlone?: boolean
}

/** The look of a link, for one of the router. */
export function linkClass({ isAlone = false }: LinkLook = {}): string {
  return classNames(styles['link'], isAlone && styles['alone'])
}

interface TextLinkProps extends LinkLook, ComponentProps<'a'> {
  /** Leads out of Maktab: opens beside it, and says so. */
  readonly isExternal?: boolean
}

/** A link to another place. What does something is a Button. */
export function TextLink({ isAlone = false, isExternal = false, className, children, ...rest }: TextLinkProps) {
  const t = useT('application')
  const outward = isExternal ? { target: '_blank', rel: 'noreferrer noopener' } : {}
  return (
    <a {...rest} {...outward} className={classNames(linkClass({ isAlone }), className)}>
      {children}
      {isExternal && (
        <>
          {' '}
          <Icon name="external" size={0.95} />
          <span className="visually-hidden"> {t('frame.opens_in_new_tab')}</span>
        </>
      )}
    </a>
  )
}
