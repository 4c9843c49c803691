/** The player's side of SCORM 1.2 and 2004: a data model on the window, filled with what was kept, read whenever it changes. */
import type { ScoSettings } from '@maktab/contracts/content/contents'
import { packageLimits } from '@maktab/contracts/viewers/package-limits'
import type { PackageInteraction, PackageState } from '@maktab/contracts/viewers/package-states'
import { guardScorm, type ScormCalls } from './scorm-guard.ts'
import { hearInteractions } from './scorm-interactions.ts'
import { clockOf, durationOf, secondsOf } from './scorm-times.ts'

export interface OpenScorm {
  /** To be put on the window under the name that packages look for. */
  readonly name: 'API' | 'API_1484_11'
  readonly calls: ScormCalls
  /** Where it stands now. */
  state(): PackageState
  /** What it asked in this sitting. */
  interactions(): PackageInteraction[]
}

interface Opening {
  readonly kept: PackageState | null
  readonly reader: string
  /** What the manifest sets for this object. */
  readonly settings?: ScoSettings | undefined
  /** A change that should be kept; `isLast` when the package says that it ends. */
  readonly onChange: (isLast: boolean) => void
}

/** Nothing is sent by the model itself, and it says nothing into the console. */
const options = { autocommit: false, logLevel: 5, lmsCommitUrl: false } as const

export async function openScorm12({ kept, reader, settings, onChange }: Opening): Promise<OpenScorm> {
  const { Scorm12API } = await import('scorm-again/scorm12/min')
  const model = new Scorm12API(options)
  const lessonStatus =
    kept?.success !== undefined && kept.success !== 'unknown'
      ? kept.success
      : kept?.completion === 'unknown'
        ? 'not attempted'
        : kept?.completion
  const core = { student_id: reader, student_name: '', credit: 'credit', lesson_mode: 'normal' }
  const before = kept && {
    lesson_location: kept.location,
    lesson_status: lessonStatus,
    entry: 'resume',
    total_time: clockOf(kept.total_time),
    ...(kept.score !== null && { score: { raw: String(round(kept.score)) } }),
  }
  model.loadFromJSON(
    {
      core: { ...core, entry: 'ab-initio', ...before },
      suspend_data: kept?.suspend_data ?? '',
      ...(settings && {
        launch_data: settings.launch_data,
        // With the first of them the model decides at the end whether the score passes.
        student_data: {
          mastery_score: settings.passing_score === null ? '' : String(settings.passing_score),
          max_time_allowed: settings.max_time_allowed,
          time_limit_action: settings.time_limit_action,
        },
      }),
    },
    'cmi',
  )
  const interactions = hearInteractions()
  const hear = (call: string, [element, value]: readonly unknown[]) => {
    if (call === 'SetValue') interactions.hear(String(element), String(value))
    onChange(call === 'Finish')
  }
  return {
    name: 'API',
    calls: guardScorm({ model, standard: 'scorm_1_2', onChange: hear }),
    interactions: interactions.list,
    state() {
      const { core, suspend_data } = model.cmi
      const status = core.lesson_status
      const isDone = ['completed', 'passed', 'failed'].includes(status)
      return stateOf({
        location: core.lesson_location,
        suspend_data,
        completion: isDone ? 'completed' : status === 'incomplete' || status === 'browsed' ? 'incomplete' : 'unknown',
        success: status === 'passed' || status === 'failed' ? status : 'unknown',
        score: scoreOf({ raw: core.score.raw, min: core.score.min, max: core.score.max }),
        total_time: secondsOf(model.cmi.getCurrentTotalTime()),
      })
    },
  }
}

export async function openScorm2004({ kept, reader, settings, onChange }: Opening): Promise<OpenScorm> {
  const { Scorm2004API } = await import('scorm-again/scorm2004/min')
  const model = new Scorm2004API(options)
  // A sitting that ended without being suspended leaves neither: the next one is another attempt, and begins like the first.
  const before = kept &&
    (kept.location !== '' || kept.suspend_data !== '') && {
      location: kept.location,
      suspend_data: kept.suspend_data,
      completion_status: kept.completion,
      success_status: kept.success,
      entry: 'resume',
      total_time: durationOf(kept.total_time),
      ...(kept.score !== null && { score: { scaled: String(round(kept.score) / 100) } }),
    }
  model.loadFromJSON(
    {
      learner_id: reader,
      learner_name: '',
      credit: 'credit',
      mode: 'normal',
      entry: 'ab-initio',
      ...(settings && {
        launch_data: settings.launch_data,
        scaled_passing_score: settings.passing_score === null ? '' : String(settings.passing_score),
        completion_threshold: settings.completion_threshold === null ? '' : String(settings.completion_threshold),
        max_time_allowed: settings.max_time_allowed,
        time_limit_action: settings.time_limit_action,
      }),
      ...before,
    },
    'cmi',
  )
  let exit = ''
  let wish = ''
  let hasEnded = false
  const interactions = hearInteractions()
  const hear = (call: string, [element, value]: readonly unknown[]) => {
    if (call === 'SetValue') interactions.hear(String(element), String(value))
    if (call === 'SetValue' && element === 'cmi.exit') exit = String(value)
    if (call === 'SetValue' && element === 'adl.nav.request') wish = String(value)
    if (call === 'Finish') hasEnded = exit !== 'suspend' && wish !== 'suspendAll'
    onChange(call === 'Finish')
  }
  return {
    name: 'API_1484_11',
    calls: guardScorm({ model, standard: 'scorm_2004', onChange: hear }),
    interactions: interactions.list,
    state() {
      const { location, progress_measure, score, suspend_data } = model.cmi
      const completion_status =
        byMeasure(settings?.completion_threshold, progress_measure, ['completed', 'incomplete']) ??
        model.cmi.completion_status
      const success_status =
        byMeasure(settings?.passing_score, score.scaled, ['passed', 'failed']) ?? model.cmi.success_status
      return stateOf({
        location: hasEnded ? '' : location,
        suspend_data: hasEnded ? '' : suspend_data,
        completion:
          completion_status === 'completed' || completion_status === 'incomplete' ? completion_status : 'unknown',
        success: success_status === 'passed' || success_status === 'failed' ? success_status : 'unknown',
        score:
          score.scaled === ''
            ? scoreOf({ raw: score.raw, min: score.min, max: score.max })
            : percent(Number(score.scaled)),
        total_time: secondsOf(model.cmi.getCurrentTotalTime()),
      })
    },
  }
}

/** What a measure says against the manifest's threshold (RTE §4.2.4.1 and §4.2.22.1); undefined where either is missing: then the package's own word stands. */
function byMeasure<T>(
  threshold: number | null | undefined,
  measure: string,
  [reached, missed]: readonly [T, T],
): T | undefined {
  if (threshold === null || threshold === undefined || measure === '' || !Number.isFinite(Number(measure)))
    return undefined
  return Number(measure) >= threshold ? reached : missed
}

/** Packages are promised this much; a text that is longer was cut by the model or is cut here. */
function stateOf(read: PackageState): PackageState {
  return {
    ...read,
    location: read.location.slice(0, packageLimits.location),
    suspend_data: read.suspend_data.slice(0, packageLimits.suspendData),
    total_time: Math.min(read.total_time, packageLimits.totalTime),
  }
}

/** Per cent of the way from the least to the most; both are 0 and 100 where a package names none. Null without a score. */
export function scoreOf({
  raw,
  min,
  max,
}: {
  readonly raw: string
  readonly min: string
  readonly max: string
}): number | null {
  if (raw === '' || !Number.isFinite(Number(raw))) return null
  const [least, most] = [Number(min || 0), Number(max || 100)]
  return most > least ? percent((Number(raw) - least) / (most - least)) : null
}

const percent = (share: number): number | null =>
  Number.isFinite(share) ? Math.min(100, Math.max(0, round(share * 100))) : null
const round = (value: number): number => Math.round(value * 100) / 100
