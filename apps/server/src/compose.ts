/** What the server answers with, made of open parts: the same for serving, for tests and for the demonstration. */
import type { AppParts } from '#app.ts'
import { mountCaptcha } from '#captcha/captcha.ts'
import { mountExternalPages } from '#features/access/external-pages.ts'
import { whoIs } from '#features/access/tokens.ts'
import { attachmentReaders } from '#features/assignments/attachment-readers.ts'
import { handlersWith } from '#features/handlers.ts'
import type { WrittenSchools } from '#features/insights/school-figures.ts'
import { readHeardClasses } from '#features/learning/clickers.sql.ts'
import { mountStripe } from '#features/payments/stripe-events.ts'
import { mountWallet } from '#features/payments/wallet-pages.ts'
import { followTenants, regionsOf, type LoadedTenants } from '#features/tenants/tenants.ts'
import type { Bus } from '#live/bus.ts'
import { mountEventStream, type EventStreaming } from '#live/event-stream.ts'

export interface ServerParts
  extends Pick<AppParts, 'doors' | 'storage' | 'clock' | 'mounts'>, Pick<EventStreaming, 'heartbeatMs'> {
  /** What handlers work with beside the database. */
  readonly equipment: Omit<Parameters<typeof handlersWith>[0], 'storage'> & {
    readonly tenants: LoadedTenants
    readonly bus: Bus
  }
  readonly sentence: AppParts['calls']['sentence']
  /** Whoever counts what was written, where somebody does. */
  readonly written?: Pick<WrittenSchools, 'note'> | undefined
}

/** Everything of the application but its pages, its limits and what it reports of itself. */
export function composeServer({
  doors,
  storage,
  clock,
  equipment,
  sentence,
  written,
  heartbeatMs,
  mounts = [],
}: ServerParts): Pick<AppParts, 'doors' | 'storage' | 'clock' | 'calls' | 'regions' | 'mayReadAttachment' | 'mounts'> {
  const { accounts, bus, captcha, ended, newGuid, paymentSettings, providers, tenants, tokens, warn } = equipment
  const { tenantOf } = tenants
  const holderOf = whoIs({ tokens, clock, hasEnded: ended.has })
  return {
    doors,
    storage,
    clock,
    calls: {
      handlers: handlersWith({ ...equipment, storage }),
      whoIs: holderOf,
      tenantOf,
      isBegun: () => !tenants.isEmpty(),
      sentence,
      noteWrite: written?.note,
    },
    regions: regionsOf(tenants),
    mayReadAttachment: attachmentReaders(doors, clock),
    mounts: [
      (app) => {
        const stop = followTenants(tenants, bus, app.log)
        app.addHook('onClose', async () => stop())
      },
      (app) =>
        mountEventStream(app, {
          bus,
          whoIs: holderOf,
          tenantOf,
          classesOf: (actor) => doors.inSchool(actor, (db) => readHeardClasses(db, actor), 'read only'),
          ...(heartbeatMs !== undefined && { heartbeatMs }),
        }),
      (app) => mountCaptcha(app, { captcha, tenantOf, clock }),
      (app) => mountExternalPages(app, { doors, tenants, providers, clock }),
      (app) => mountWallet(app, { doors, tenants, clock, paymentSettings, warn }),
      (app) => mountStripe(app, { doors, tenants, clock, newGuid, accounts, paymentSettings, warn }),
      ...mounts,
    ],
  }
}
