import type { Link } from '@maktab/contracts/content/links'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { useState } from 'react'
import { useT } from '#language/use-t.ts'
import { useTextTag } from '#language/use-text-tag.ts'
import { fetched } from '#page/fetched.tsx'
import { ViewerLoading } from './viewer-loading.tsx'
import styles from './link-list.module.css'

const EmbedViewer = fetched(async () => (await import('./embed-viewer.tsx')).EmbedViewer, ViewerLoading, ['lessons'])

const icons = { 0: 'document', 1: 'link', 2: 'window' } as const

/** Links to follow, in a window of their own. What is embedded is shown here once it is asked for: it costs bytes and needs a network. */
export function LinkList({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles['links']} role="list">
      {links.map((link) => (
        <LinkEntry key={link.link_id} of={link} />
      ))}
    </ul>
  )
}

function LinkEntry({ of: { link_type, title, url } }: { of: Link }) {
  const t = useT('work')
  const tagOf = useTextTag()
  const [isShown, setShown] = useState(false)
  const site = new URL(url).hostname
  return (
    <li className={styles['entry']}>
      <Icon name={icons[link_type]} />
      <span className={styles['words']}>
        <a href={url} target="_blank" rel="noopener noreferrer external" referrerPolicy="no-referrer">
          <bdi lang={tagOf(title)}>{title}</bdi>
        </a>
        {site !== title && <bdi className={styles['site']}>{site}</bdi>}
      </span>
      {link_type === 2 && (
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'links.hide' : 'links.show')}
        </Button>
      )}
      {isShown && (
        <div className={styles['frame']}>
          <EmbedViewer
            body={{ kind: 'embed', src: url, width: null, height: null }}
            title={title}
            onPosition={doNothing}
            onPlaying={doNothing}
          />
        </div>
      )}
    </li>
  )
}

/** Nobody keeps how far a link was looked at. */
function doNothing(): void {}
