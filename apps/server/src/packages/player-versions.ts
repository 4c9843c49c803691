/** The list of players, and each of them as an archive, for applications that keep players of their own (seed 001 §7). */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { PlayerFiles } from '#packages/player-files.ts'
import { writeZip } from '#packages/write-zip.ts'

interface Player {
  readonly id: string
  readonly name: string
  /** Types of content and runtimes that it plays as well. */
  readonly other_ids: readonly string[]
  /** Which of the built files belong to it. */
  readonly holds: (file: string) => boolean
}

const isScorm = (file: string): boolean => file.startsWith('scorm')
const isH5p = (file: string): boolean => file.startsWith('h5p')

/** Named games are packages: one player plays them all. */
const players: readonly Player[] = [
  {
    id: 'package',
    name: 'Pages and games',
    other_ids: ['game', 'html_zip', 'zip', 'web'],
    holds: (file) => !isScorm(file) && !isH5p(file),
  },
  { id: 'scorm', name: 'SCORM 1.2 and 2004', other_ids: ['scorm_1_2', 'scorm_2004'], holds: isScorm },
  { id: 'h5p', name: 'H5P', other_ids: [], holds: isH5p },
]

/** Only players that are really here are listed; one that was left out of the installation is not. The version changes when its bytes do. */
export function mountPlayerVersions(app: FastifyInstance, files: PlayerFiles): void {
  const archives = new Map<string, Buffer>()
  const list = players.flatMap(({ id, name, other_ids, holds }) => {
    if (!files.isBuilt || (id === 'h5p' && !files.hasH5p)) return []
    const own = files.names
      .filter(holds)
      .map((file) => ({ name: file, bytes: files.find(file)?.bytes ?? Buffer.alloc(0) }))
    if (own.length === 0) return []
    const archive = writeZip(own)
    const version = createHash('sha256').update(archive).digest('hex').slice(0, 12)
    archives.set(`${id}-${version}.zip`, archive)
    return [
      { id, version, player_zip_path: `/players/${id}-${version}.zip`, size_bytes: archive.length, other_ids, name },
    ]
  })
  app.get('/player-versions.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(list))
  app.get('/players/:file', async (request, reply) => {
    const archive = archives.get((request.params as { file: string }).file)
    if (!archive) return reply.code(404).send({ error_code: -404, data: null })
    return reply
      .type('application/zip')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': 'sandbox' })
      .send(archive)
  })
}
