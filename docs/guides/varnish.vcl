# Varnish in front of Blockfront, with purging by key (docs/guides/scale-out.md).
# Needs Varnish 6 or newer and varnish-modules (xkey). Change the backend and the addresses that may purge.
vcl 4.1;

import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

# Machines that run server processes.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ purgers) {
            return (synth(403, "Forbidden"));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200, "Purged " + req.http.X-Purged));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The API and media never come from this cache. The data of pages does.
    if (req.url ~ "^/(api|media|internal)/" && req.url !~ "^/api/storefront/payload\?") {
        return (pass);
    }
    # Pages of stores do not depend on cookies. The server still gets them.
    set req.http.X-Cookie = req.http.Cookie;
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_fetch {
    if (bereq.http.X-Cookie) {
        set bereq.http.Cookie = bereq.http.X-Cookie;
        unset bereq.http.X-Cookie;
    }
}

sub vcl_backend_response {
    # Only pages that can be purged are stored, and nothing that sets a cookie.
    if (!beresp.http.Surrogate-Key || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # A page is never sent after its time, not even while a new one is fetched.
    set beresp.grace = 0s;
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # RFC 9211. The server says in the same header when it sends a page that may be out of date.
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "Varnish; hit";
    } elsif (resp.http.Cache-Status) {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", Varnish; fwd=miss";
    } else {
        set resp.http.Cache-Status = "Varnish; fwd=miss";
    }
    # Nobody can purge a browser: it asks again each time, and mostly gets 304.
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
        unset resp.http.Age;
    }
}
