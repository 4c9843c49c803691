import { Banner, BannerPlace } from '@maktab/ui/feedback/banner'
import { useEffect, useState } from 'react'
import { isServerClockBehind } from '#calls/server-clock-behind.ts'
import { useT } from '#language/use-t.ts'

/** Tells staff that the clock of the school's server is behind (decision 0093), until they press it. It asks once, when it is put on the page. */
export function ServerClockBanner() {
  const t = useT('application')
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    let isHere = true
    void isServerClockBehind().then((found) => isHere && setBehind(found))
    return () => {
      isHere = false
    }
  }, [])
  return (
    <BannerPlace>
      {isBehind && (
        <Banner tone="warning" icon="warning" isStanding>
          {t('connection.server_clock_behind')}
        </Banner>
      )}
    </BannerPlace>
  )
}
