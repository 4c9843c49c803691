/** The version file that an Android application reads to learn of a newer one (seed 000 §7). */
import type { FastifyInstance } from 'fastify'

export interface AndroidOffer {
  /** Address of the package. */
  readonly packageUrl?: string | undefined
  readonly version?: string | undefined
}

/** 404 where no package is offered, or where nobody says which version it is. */
export function mountAndroidVersion(app: FastifyInstance, { packageUrl, version }: AndroidOffer): void {
  app.get('/androidapp/version.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache')
    return packageUrl === undefined || version === undefined
      ? reply.code(404).send({})
      : reply.send({ version, url: packageUrl })
  })
}
