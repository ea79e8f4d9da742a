# Varnish 7 in front of the site, which runs with CDN_TAGS=1 and PURGE_URLS=http://<this host>:<port>/.
#
# To change: the backend. The acl names the addresses of the site's instances, which may purge.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Varnish adds the client to X-Forwarded-For. A second address means that a proxy is in front, whose own address may
    # be in the acl: the request is of a visitor.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "This address may not purge."));
    }
    if (!req.http.Surrogate-Key) {
      return (synth(400, "PURGE needs tags in Surrogate-Key."));
    }
    if (req.http.Surrogate-Key !~ "^[a-zA-Z0-9:.~%_* -]+$") {
      return (synth(400, "A tag has characters that tags do not have."));
    }
    if (req.http.Surrogate-Key ~ "(^| )all( |$)") {
      std.ban("obj.status != 0");
      return (synth(200, "Purged everything."));
    }
    # "game:x group:*" becomes a pattern of whole tags without spaces: (^|\s)(game:x|group:[*])(\s|$)
    set req.http.X-Pattern = regsuball(req.http.Surrogate-Key, "([.*])", "[\1]");
    set req.http.X-Pattern = "(^|\s)(" + regsuball(req.http.X-Pattern, " +", "|") + ")(\s|$)";
    if (std.ban("obj.http.Surrogate-Key ~ " + req.http.X-Pattern)) {
      return (synth(200, "Purged."));
    }
    return (synth(500, std.ban_error()));
  }
  # Cached pages are the same for all visitors.
  if (req.method == "GET" || req.method == "HEAD") {
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  # Pages that a visitor alone may see, and streams, which are sent as they arrive.
  if (beresp.http.Cache-Control ~ "(?i)private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub vcl_deliver {
  # Tags are for caches. A cache in front of this one needs them.
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
