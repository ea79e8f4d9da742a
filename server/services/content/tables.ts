/**
 * The tables of content. All of it is derived: it is made again whenever a file of content changes. `place` orders items by
 * culture, then by kind, then as they are listed.
 */
export const contentTables = `
  CREATE TABLE stamp (version TEXT NOT NULL) STRICT;

  CREATE TABLE item (
    place INTEGER PRIMARY KEY,
    culture TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    slug TEXT NOT NULL,
    path TEXT,
    section TEXT,
    draft INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    art TEXT,
    card TEXT NOT NULL,
    rest TEXT,
    UNIQUE (culture, kind, id)
  ) STRICT;
  CREATE INDEX item_by_slug ON item (culture, kind, slug);
  CREATE INDEX item_by_id ON item (kind, id);

  CREATE TABLE post_tag (
    culture TEXT NOT NULL,
    tag TEXT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (culture, tag, place)
  ) WITHOUT ROWID, STRICT;

  CREATE VIRTUAL TABLE post_text USING fts5 (
    title, excerpt, body,
    content = '', prefix = '2 3', tokenize = "unicode61 remove_diacritics 2"
  );
`;

export const dropContentTables = ['stamp', 'item', 'post_tag', 'post_text']
  .map((table) => `DROP TABLE IF EXISTS ${table};`)
  .join('\n');
