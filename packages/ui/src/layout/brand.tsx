import { plainLink } from '../base/draw-link.tsx'
import { Icon } from '../base/icon.tsx'
import styles from './brand.module.css'
import type { DrawLink } from '../base/draw-link.tsx'

interface BrandProps {
  readonly name: string
  readonly logoUrl?: string | undefined
  readonly href?: string
  readonly drawLink?: DrawLink
}

/** A school's logo with its name; a picture of a school stands where there is no logo. */
export function Brand({ name, logoUrl, href, drawLink = plainLink }: BrandProps) {
  const mark = (
    <>
      {logoUrl === undefined ? (
        <span className={`grid centred rigid rounded ${styles['mark']}`} aria-hidden="true">
          <Icon name="school" size={1.375} />
        </span>
      ) : (
        <img className={`rigid ${styles['logo']}`} src={logoUrl} alt="" />
      )}
      <bdi className={`clipped bold ${styles['name']}`}>{name}</bdi>
    </>
  )
  if (href === undefined) return <span className={styles['home']}>{mark}</span>
  return drawLink({ href, className: styles['home'] ?? '', 'aria-current': undefined, children: mark })
}
