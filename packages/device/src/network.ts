export interface Network {
  /** False only when the platform is sure that there is no network; true promises nothing. */
  isOnline(): boolean
  onChange(listener: (isOnline: boolean) => void): () => void
  fetch(url: string, init: RequestInit): Promise<Response>
}
