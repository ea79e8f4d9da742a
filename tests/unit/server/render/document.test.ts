import { describe, expect, it, vi } from 'vitest';
import { dataBlock } from '../../../../server/render/document.ts';
import { resource } from '../../../../shared/data/resource.ts';

const things = resource<unknown>('v1/things/', { culture: 'en-GB', q: '"' }, async () => {
  throw new Error('nothing is checked here');
});

describe('a response in the document', () => {
  it('SSR-02 SEC-02 has its key, and escapes data that would end its element', () => {
    const block = dataBlock({
      resource: things,
      promise: Promise.reject(new Error('unused')).catch(() => ({ state: 'failed' })),
      result: { state: 'found', data: '</script>' },
    });
    expect(block).toMatch(/^<script type="application\/json" data-key="[^"<>]+">/);
    expect(block.match(/<\/script>/g)).toHaveLength(1);
  });

  it('PERF-01 is serialised once for all pages that share it', () => {
    const result = { state: 'found', data: { n: 1 } } as const;
    const write = vi.spyOn(JSON, 'stringify');
    const entry = { resource: things, promise: Promise.resolve(result), result };
    const blocks = Array.from({ length: 5 }, () => dataBlock(entry));
    const writes = write.mock.calls.filter(([value]) => value === result).length;
    write.mockRestore();
    expect(new Set(blocks).size).toBe(1);
    expect(writes).toBe(2);
  });
});
