/**
 * GET /api/events: tells a signed-in person, as server-sent events, that something moved in their classes. The token travels in its
 * header like that of any call, so a browser reads the stream by fetch. Nothing but names of what moved is sent.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Holder } from '#calls/handle.ts'
import type { Bus, ClassEvent } from '#live/bus.ts'

export interface EventStreaming {
  readonly bus: Bus
  readonly whoIs: (bearer: string, tenant_id: number) => Holder | undefined
  readonly tenantOf: (host: string) => number
  /** Classes whose events the person hears. */
  readonly classesOf: (actor: Holder) => Promise<readonly number[]>
  /** Milliseconds; proxies drop lines that say nothing for half a minute. */
  readonly heartbeatMs?: number
}

interface Stream {
  readonly actor: Holder
  readonly bearer: string
  readonly tenant_id: number
  readonly classes: ReadonlySet<number>
  readonly reply: FastifyReply
  readonly began: number
}

/** Streams of one person at once: tabs and devices. The oldest gives way. */
const mostPerPerson = 4
/** A stream is begun anew after that long, so that it knows in which classes the person is now. */
const longestStreamMs = 600_000
/** Events that a broken stream can be told afterwards. */
const remembered = 500

export function mountEventStream(
  app: FastifyInstance,
  { bus, whoIs, tenantOf, classesOf, heartbeatMs = 15_000 }: EventStreaming,
): void {
  const streams = new Set<Stream>()
  // Ids of another process, or of before a restart, are known by this to be others.
  const epoch = randomUUID().slice(0, 8)
  const past: { readonly number: number; readonly event: ClassEvent }[] = []
  // Of each institution: an id tells nobody how much moves in other schools.
  const counts = new Map<number, number>()

  const end = (stream: Stream) => {
    streams.delete(stream)
    stream.reply.raw.end()
  }
  const isGood = ({ bearer, tenant_id, began }: Stream) =>
    whoIs(bearer, tenant_id) !== undefined && Date.now() - began < longestStreamMs
  const stop = bus.subscribe((event) => {
    if (event.kind === 'tenant') return
    const number = (counts.get(event.institution_id) ?? 0) + 1
    counts.set(event.institution_id, number)
    past.push({ number, event })
    if (past.length > remembered) past.shift()
    for (const stream of streams) if (hears(stream, event)) stream.reply.raw.write(textOf(`${epoch}-${number}`, event))
  })
  const beat = setInterval(() => {
    for (const stream of streams) {
      if (isGood(stream)) stream.reply.raw.write(':\n\n')
      else end(stream)
    }
  }, heartbeatMs).unref()
  // Sign-out is looked for more often than the line is kept alive.
  const look = setInterval(
    () => streams.forEach((stream) => isGood(stream) || end(stream)),
    Math.min(heartbeatMs, 2_000),
  ).unref()

  app.addHook('preClose', async () => {
    clearInterval(beat)
    clearInterval(look)
    stop()
    streams.forEach(end)
  })

  app.get('/api/events', { logLevel: 'warn' }, async (request, reply) => {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const tenant_id = tenantOf(request.host)
    const actor = bearer ? whoIs(bearer, tenant_id) : undefined
    if (!bearer || !actor || actor.must_change_password === true)
      return reply.code(401).send({ error_code: -401, error_message: 'signed_out', data: null })
    const stream: Stream = {
      actor,
      bearer,
      tenant_id,
      classes: new Set(await classesOf(actor)),
      reply,
      began: Date.now(),
    }
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Proxies that gather an answer before they pass it on are told not to.
      'x-accel-buffering': 'no',
    })
    for (const older of ownStreams(streams, actor).slice(0, 1 - mostPerPerson)) end(older)
    streams.add(stream)
    request.raw.on('close', () => streams.delete(stream))
    reply.raw.on('error', () => streams.delete(stream))
    const { institution_id } = actor
    const ofInstitution = {
      epoch,
      past: past.filter(({ event }) => event.institution_id === institution_id),
      count: counts.get(institution_id) ?? 0,
    }
    reply.raw.write(`retry: 2000\n\n${missedBy(stream, request.headers['last-event-id'], ofInstitution)}`)
  })
}

function ownStreams(streams: ReadonlySet<Stream>, { institution_id, user_id }: Holder): readonly Stream[] {
  return [...streams].filter(({ actor }) => actor.institution_id === institution_id && actor.user_id === user_id)
}

function hears({ actor, classes }: Stream, event: ClassEvent): boolean {
  return (
    event.institution_id === actor.institution_id &&
    classes.has(event.class_id) &&
    (event.to === 'everybody' || event.to === actor.user_id || actor.role === 'teacher')
  )
}

/** Of one institution. */
interface Past {
  readonly epoch: string
  readonly past: readonly { readonly number: number; readonly event: ClassEvent }[]
  readonly count: number
}

/** What moved since the stream broke. Where that is not known any more, or it is the first, `anew`: ask for everything. */
function missedBy(stream: Stream, last: string | string[] | undefined, { epoch, past, count }: Past): string {
  const number =
    typeof last === 'string' && last.startsWith(`${epoch}-`) ? Number(last.slice(epoch.length + 1)) : Number.NaN
  const isKnown = number <= count && number >= (past[0]?.number ?? count + 1) - 1
  if (!isKnown) return `id: ${epoch}-${count}\nevent: anew\ndata: {}\n\n`
  return past
    .filter((one) => one.number > number && hears(stream, one.event))
    .map((one) => textOf(`${epoch}-${one.number}`, one.event))
    .join('')
}

function textOf(id: string, { kind, class_id, id: moved }: ClassEvent): string {
  return `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify({ class_id, id: moved })}\n\n`
}
