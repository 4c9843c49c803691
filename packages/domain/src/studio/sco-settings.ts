/** What a manifest sets for one object of a SCORM package (SCORM 1.2 CAM §2.3.2.5; SCORM 2004 CAM §3.4.1, §5.1). */
import type { ScoSettings } from '@maktab/contracts/content/contents'
import { sequencingOf } from './scorm-orders.ts'
import { childNamed, textOf, type XmlElement } from './xml-elements.ts'

const longestData = 4096
const actions = ['exit,message', 'exit,no message', 'continue,message', 'continue,no message']

/** Undefined where the item sets nothing. What is not as the standard writes it is passed over: a package must not end by it. */
export function scoSettings(
  manifest: XmlElement,
  item: XmlElement,
  runtime: 'scorm_1_2' | 'scorm_2004',
): ScoSettings | undefined {
  const said = (name: string) => textOf(childNamed(item, name))
  const action = (said('timelimitaction') || said('timeLimitAction')).replace(/\s*,\s*/, ',')
  const common = {
    launch_data: (said('datafromlms') || said('dataFromLMS')).slice(0, longestData),
    time_limit_action: actions.includes(action) ? action : '',
  }
  const settings: ScoSettings =
    runtime === 'scorm_1_2'
      ? {
          ...common,
          passing_score: numberIn(said('masteryscore'), 0, 100),
          completion_threshold: null,
          max_time_allowed: /^\d{2,4}:\d{2}:\d{2}(?:\.\d{1,2})?$/.test(said('maxtimeallowed'))
            ? said('maxtimeallowed')
            : '',
        }
      : { ...common, ...measuresOf(manifest, item), completion_threshold: completionThreshold(item) }
  return Object.values(settings).some((value) => value !== '' && value !== null) ? settings : undefined
}

/** A score passes where the objective of the whole says that it is satisfied by its measure. */
function measuresOf(manifest: XmlElement, item: XmlElement): Pick<ScoSettings, 'passing_score' | 'max_time_allowed'> {
  const parts = sequencingOf(manifest, item)
  const objectives = parts.find(({ name }) => name === 'objectives')
  const primary = childNamed(objectives, 'primaryObjective')
  const isMeasured =
    primary?.attributes['satisfiedByMeasure'] === 'true' || primary?.attributes['satisfiedByMeasure'] === '1'
  const limit = parts.find(({ name }) => name === 'limitConditions')?.attributes['attemptAbsoluteDurationLimit'] ?? ''
  return {
    // The standard's own least measure is 1.
    passing_score: isMeasured ? numberIn(textOf(childNamed(primary, 'minNormalizedMeasure')) || '1', -1, 1) : null,
    max_time_allowed: /^P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d{1,2})?S)?)?$/.test(
      limit,
    )
      ? limit
      : '',
  }
}

/** The fourth edition writes it as an attribute, which counts where the measure decides; those before as a text. */
function completionThreshold(item: XmlElement): number | null {
  const threshold = childNamed(item, 'completionThreshold')
  if (!threshold) return null
  const { completedByMeasure, minProgressMeasure = '1' } = threshold.attributes
  if (completedByMeasure === undefined) return numberIn(textOf(threshold), 0, 1)
  return completedByMeasure === 'true' || completedByMeasure === '1' ? numberIn(minProgressMeasure, 0, 1) : null
}

function numberIn(written: string, least: number, most: number): number | null {
  const value = Number(written)
  return /^-?\d+(?:\.\d+)?$/.test(written) && value >= least && value <= most ? value : null
}
