import { recommendAround, recommendLessons } from '@maktab/client/calls/learning/recommendations.generated'
import type { Recommendation } from '@maktab/contracts/learning/recommendations'
import { languageByCode } from '@maktab/i18n/languages'
import { Card } from '@maktab/ui/layout/card'
import { Grid } from '@maktab/ui/layout/layout'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { useTOnceHere } from '#language/use-t-once-here.ts'
import { SubjectMark } from '../content/subject-mark.tsx'
import { because } from './because.ts'
import { playerAddress, type Place } from './place.ts'
import styles from './recommended-lessons.module.css'

/** What to go on with, over all classes, each with its reason. Needs a Suspense around it; without an answer nothing stands here. */
export function RecommendedLessons() {
  const recommended = useQuery(recommendLessons, {})
  const t = useTOnceHere('finding')
  return t && recommended.state === 'ready' && <Recommended heading="finding.for_you" list={recommended.value.list} />
}

/** What goes with one lesson. */
export function RecommendedAround({ place }: { place: Place }) {
  const recommended = useQuery(recommendAround, place)
  const t = useTOnceHere('finding')
  return t && recommended.state === 'ready' && <Recommended heading="finding.go_well" list={recommended.value.list} />
}

function Recommended({
  heading,
  list,
}: {
  heading: 'finding.for_you' | 'finding.go_well'
  list: readonly Recommendation[]
}) {
  const t = useT('finding')
  const format = useFormat()
  if (list.length === 0) return null
  return (
    <section className={styles['recommended']} aria-labelledby={heading}>
      <h2 id={heading}>{t(heading)}</h2>
      <Grid narrowest={17}>
        {list.map((one) => {
          const { tag } = languageByCode(one.language)
          return (
            <Card
              key={`${one.class_id} ${one.lesson_guid}`}
              level={3}
              isLink
              heading={
                <span className={styles['heading']}>
                  <SubjectMark subject={one.subject} />
                  <Link lang={tag} to={playerAddress(one)}>
                    <bdi>{one.title}</bdi>
                  </Link>
                </span>
              }
            >
              <p className="soft">{because(one, t, format)}</p>
            </Card>
          )
        })}
      </Grid>
    </section>
  )
}
