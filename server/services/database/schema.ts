/**
 * The catalogue's tables. All of it is derived and can be made again from the generator at any time; what visitors do is
 * stored elsewhere.
 *
 * `place` orders games by culture, then by popularity: games of one culture have consecutive places, the most popular first, those
 * that are no longer listed last. So a range of places is a culture, and ascending places are "most popular first".
 */
export const catalogueTables = `
  CREATE TABLE stamp (version TEXT NOT NULL, updated_at TEXT NOT NULL) STRICT;

  CREATE TABLE game (
    place INTEGER PRIMARY KEY,
    culture TEXT NOT NULL,
    id TEXT NOT NULL,
    slug TEXT NOT NULL,
    path TEXT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    home_group TEXT NOT NULL,
    groups TEXT NOT NULL,
    provider_code TEXT NOT NULL,
    provider_name TEXT NOT NULL,
    volatility TEXT,
    features TEXT NOT NULL,
    rtp REAL,
    min_bet INTEGER,
    name_order INTEGER NOT NULL,
    theme TEXT NOT NULL,
    mechanic TEXT,
    released_at TEXT NOT NULL,
    jackpot_id TEXT,
    status TEXT NOT NULL,
    art_hash TEXT NOT NULL,
    card TEXT NOT NULL,
    game TEXT NOT NULL,
    UNIQUE (culture, slug)
  ) STRICT;
  CREATE INDEX game_by_id ON game (id);
  CREATE INDEX game_by_name ON game (culture, folded);
  CREATE INDEX game_by_art ON game (slug, art_hash);

  CREATE TABLE draft (
    culture TEXT NOT NULL,
    id TEXT NOT NULL,
    art_hash TEXT NOT NULL,
    card TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (culture, id)
  ) STRICT;

  CREATE TABLE site_map (
    culture TEXT NOT NULL,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (culture, position)
  ) WITHOUT ROWID, STRICT;

  CREATE VIRTUAL TABLE game_text USING fts5 (
    name, provider, topic, joined, subject,
    content = '', columnsize = 0, prefix = '2 3', tokenize = "unicode61 remove_diacritics 2"
  );

  CREATE TABLE word (word TEXT PRIMARY KEY) WITHOUT ROWID, STRICT;
`;

/**
 * The order of the site map: group by group, in each first the games that the most cultures have. So the first game of a group is
 * one that every culture with that group has.
 */
export const fillSiteMap = `
  INSERT INTO site_map
  SELECT
    culture,
    row_number() OVER (PARTITION BY culture ORDER BY home_group, cultures DESC, place) - 1,
    json_object(
      'slug', slug, 'group', home_group, 'path', path,
      'updatedAt', strftime('%Y-%m-%dT%H:%M:%fZ', released_at), 'alternates', json(alternates)
    )
  FROM (
    SELECT
      culture, place, slug, home_group, path, released_at,
      count(*) OVER same AS cultures,
      json_group_object(culture, path) OVER same AS alternates
    FROM game WHERE status <> 'retired'
    WINDOW same AS (PARTITION BY id ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
  );
`;

/** Every distinct word that a search can hit, for finding the one that a mistyped word was meant to be. */
export const collectWords = `
  CREATE VIRTUAL TABLE temp.game_vocabulary USING fts5vocab (main, game_text, col);
  INSERT INTO word SELECT DISTINCT term FROM temp.game_vocabulary WHERE col NOT IN ('joined', 'subject');
  DROP TABLE temp.game_vocabulary;
`;

export const dropCatalogueTables = ['stamp', 'game', 'draft', 'site_map', 'game_text', 'word']
  .map((table) => `DROP TABLE IF EXISTS ${table};`)
  .join('\n');
