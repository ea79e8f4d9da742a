/** The `code` of every log line: alerts and tests go by these, not by wording. */
export const logCodes = {
  ready: 'services.ready',
  stopping: 'services.stopping',
  catalogueLoading: 'catalogue.loading',
  catalogueLoaded: 'catalogue.loaded',
  contentLoaded: 'content.loaded',
  /** A file of content that is left out; `npm run check` tells the same. */
  contentProblem: 'content.problem',
  requestAnswered: 'request.answered',
  requestFailed: 'request.failed',
  afterAnswerFailed: 'request.after-answer-failed',
  imageFailed: 'images.failed',
  imageNotKept: 'images.not-kept',
  imagesPreparing: 'images.preparing',
  imagesPrepared: 'images.prepared',
  imageWorkerLost: 'images.worker-lost',
} as const;
