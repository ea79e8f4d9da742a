/** The `code` of every log line: alerts and tests go by these, not by wording. */
export const logCodes = {
  unknownSetting: 'config.unknown',
  ready: 'services.ready',
  stopping: 'services.stopping',
  catalogueLoading: 'catalogue.loading',
  catalogueLoaded: 'catalogue.loaded',
  contentLoaded: 'content.loaded',
  contentPublished: 'content.published',
  contentNotPublished: 'content.not-published',
  /** An invalid content file was skipped. `npm run check` reports it too. */
  contentProblem: 'content.problem',
  requestCompleted: 'request.done',
  requestFailed: 'request.failed',
  afterResponseFailed: 'request.after-response-failed',
  imageFailed: 'images.failed',
  imageNotStored: 'images.not-stored',
  imagesPreparing: 'images.preparing',
  imagesPrepared: 'images.prepared',
  imageWorkerLost: 'images.worker-lost',
} as const;
