/** A shape to bend tubes into: the outline in the first colour, details in the second. */
export interface NeonSymbol {
  readonly outline: string;
  readonly detail: string;
  /** True where the flipped shape would be a misprint. */
  readonly readable?: boolean;
}

/** Symbols centred on (300, 312), about 220 wide. */
export const symbols: readonly [NeonSymbol, ...NeonSymbol[]] = [
  {
    outline: 'M206 214H396C396 250 330 300 312 420H252C262 340 300 290 326 258H238V282H206Z',
    detail: 'M226 186H380M250 446H314',
    readable: true,
  },
  {
    outline: 'M300 196L331 275L416 280L350 334L372 416L300 370L228 416L250 334L184 280L269 275Z',
    detail: 'M300 240L316 294M238 446H362',
  },
  {
    outline:
      'M232 218H368L424 288L300 430L176 288ZM176 288H424M232 218L256 288L300 218L344 288L368 218M256 288L300 430L344 288',
    detail: 'M214 192L200 178M386 192L400 178M300 186V166',
  },
  {
    outline: 'M196 396L180 246L244 312L300 212L356 312L420 246L404 396Z',
    detail: 'M196 424H404M180 226v-2M300 190v-2M420 226v-2',
  },
  {
    outline: 'M188 214H412L300 338ZM300 338V428M244 432H356',
    detail: 'M228 254H372M330 262L384 176M350 232a13 13 0 1 1 2 -24',
  },
  {
    outline:
      'M244 340a50 50 0 1 0 .1 0ZM356 356a50 50 0 1 0 .1 0ZM252 336C258 276 288 232 344 196M352 352C350 296 346 242 344 196',
    detail: 'M344 196C306 158 254 166 228 202C270 222 312 222 344 196Z',
  },
  {
    outline:
      'M300 196C322 240 404 276 404 342C404 394 340 406 312 368C314 400 322 418 338 432H262C278 418 286 400 288 368C260 406 196 394 196 342C196 276 278 240 300 196Z',
    detail: 'M262 452H338',
  },
];
