import { directionOf } from '@maktab/ui/editor/rich-text-document'
import { useEffect, useState } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './office-viewer.module.css'
import type { Slide, SlideBlock } from './open-slides.ts'

/** What a slide says, as wide as the screen: its title, then its texts, tables and pictures in their order. */
export function SlidePage({ slide, zoom }: { slide: Slide | undefined; zoom: number }) {
  const t = useT('courses', 'materials')
  if (slide === undefined) return null
  return (
    <div
      role="region"
      aria-label={slide.title === '' ? t('content.page') : slide.title}
      className={styles['frame']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reached by keyboard
      tabIndex={0}
    >
      <div className={styles['slide']} style={{ fontSize: `${zoom}em` }}>
        {slide.title !== '' && <h3 dir={directionOf(slide.title)}>{slide.title}</h3>}
        {slide.blocks.map((block, place) => (
          <Block key={place} block={block} />
        ))}
        <p className={styles['slide-note']} dir="auto">
          {t('materials.slides')}
        </p>
      </div>
    </div>
  )
}

function Block({ block }: { block: SlideBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p dir={directionOf(block.text)} style={{ marginInlineStart: `${block.level * 1.5}em` }}>
          {block.text}
        </p>
      )
    case 'table':
      return (
        <table className={styles['sheet']} dir={directionOf(block.rows.flat().join(' '))}>
          <tbody>
            {block.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, column) => (
                  <td key={column} dir={directionOf(text)}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'picture':
      return <Picture of={block} />
  }
}

/** In memory only as long as its slide is seen. */
function Picture({ of: { alt, read } }: { of: Extract<SlideBlock, { kind: 'picture' }> }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void (async () => {
      try {
        const bytes = await read()
        if (isGone) return
        made = URL.createObjectURL(bytes)
        setAddress(made)
      } catch {
        // What its author says of it stands in the place of a picture that is broken.
        if (!isGone) setAddress('')
      }
    })()
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [read])
  if (address === undefined) return null
  return address === '' ? <p dir="auto">{alt}</p> : <img src={address} alt={alt} />
}
