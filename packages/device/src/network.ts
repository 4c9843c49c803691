export interface Network {
  /** `url` may be relative to the server. Rejects where nothing answers. */
  fetch(url: string, init: RequestInit): Promise<Response>
}
