import { useT } from '#language/use-t.ts'
import styles from './information-links.module.css'
import { withLooks } from './with-looks.ts'

const links = [
  { path: '/OUP/FAQ', name: 'pages.faq' },
  { path: '/OUP/AboutUs', name: 'pages.about_us' },
  { path: '/OUP/ContactUs', name: 'pages.contact_us' },
] as const

/** The publisher's own pages (seed 000 §2). */
export function InformationLinks() {
  const t = useT('pages')
  return (
    <nav aria-label={t('pages.information')}>
      <ul className={styles['list']} role="list">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a
              className={styles['link']}
              href={withLooks(path)}
              aria-current={location.pathname === path ? 'page' : undefined}
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
