import type { HeadPlaceRow } from '@maktab/contracts/insights/head-places'
import { useId } from 'react'
import { useT } from '#language/use-t.ts'
import { outlines } from './outlines.generated.ts'
import styles from './place-map.module.css'
import reports from '../reports.module.css'

type Point = readonly [longitude: number, latitude: number]

/** A degree of longitude is this much of one of latitude, halfway between north and south of the map. */
const narrowing = Math.cos((31 * Math.PI) / 180)
const at = ([longitude, latitude]: Point): readonly [number, number] => [longitude * narrowing, -latitude]
const land = outlines.map((points) => points.map(at))

/** Degrees from the middle of a dot to its edge: its area says how many schools, as far as a finger and an eye can tell. */
const radius = (schools: number) => Math.min(0.9, 0.22 + 0.07 * Math.sqrt(schools))

/**
 * Regions or districts as dots over outlines of our own: no service is asked for it. North is up in every language. The table that stands beside
 * it says the same, so readers of screens hear one sentence; nothing is drawn while no school said where it lies.
 */
export function PlaceMap({ places }: { readonly places: readonly HeadPlaceRow[] }) {
  const t = useT('heads')
  const note = useId()
  const dots = places.flatMap((place) => {
    const { latitude, longitude } = place
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ place, point: at([longitude, latitude]) }]
      : []
  })
  if (dots.length === 0) return null
  const missing = places.reduce((sum, { schools_total, schools_placed }) => sum + schools_total - schools_placed, 0)
  const all = [...land.flat(), ...dots.map(({ point }) => point)]
  const [left, top] = [Math.min(...all.map(([x]) => x)) - 1, Math.min(...all.map(([, y]) => y)) - 1]
  const [right, bottom] = [Math.max(...all.map(([x]) => x)) + 1, Math.max(...all.map(([, y]) => y)) + 1]
  return (
    <figure>
      <svg
        className={styles['map']}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        role="img"
        aria-label={t('heads.map', { count: dots.length })}
        aria-describedby={note}
      >
        {land.map((points) => (
          <polygon
            key={points[0]!.join()}
            className={styles['land']}
            points={points.map((one) => one.join()).join(' ')}
          />
        ))}
        {/* Large ones first, so that small ones stay in sight. */}
        {[...dots]
          .sort((one, other) => other.place.schools_total - one.place.schools_total)
          .map(({ place, point: [cx, cy] }) => (
            <circle
              key={`${place.region_id} ${place.city_id}`}
              className={styles[place.schools_heard === 0 ? 'silent' : 'heard']}
              cx={cx}
              cy={cy}
              r={radius(place.schools_total)}
            >
              <title>
                {`${place.name}: ${t('heads.heard_of', { heard: place.schools_heard, total: place.schools_total })}`}
              </title>
            </circle>
          ))}
      </svg>
      <figcaption id={note} className={reports['note']}>
        {t('heads.map_legend')} {missing > 0 && t('heads.map_missing', { count: missing })}
      </figcaption>
    </figure>
  )
}
