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
        # After a failover the server does not know what changed. Its pages are then outdated, but not removed.
        if (req.http.Fastly-Soft-Purge) {
            set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
        } else {
            set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        }
        return (synth(200, "Purged " + req.http.X-Purged));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The API and media never come from this cache. The data of pages does.
    if (req.url ~ "^/(?:api/(?!storefront/payload\?)|media/|internal/)") {
        return (pass);
    }
    # Pages of stores do not depend on cookies, so requests with cookies get the same stored page.
    # The server still receives the cookies of a request that is not stored.
    return (hash);
}

sub vcl_backend_response {
    # Only pages that can be purged are stored, and nothing that sets a cookie.
    if (!beresp.http.Surrogate-Key || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store") {
        unset beresp.http.Surrogate-Key;
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    # xkey reads this header of the stored page.
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    unset beresp.http.Surrogate-Key;
    # A page is never sent after its time, not even while a new one is fetched.
    set beresp.grace = 0s;
    # Afterwards, its ETag tells the server what Varnish has: an unchanged page is not sent again.
    set beresp.keep = 1h;
    # Varnish has already read its own lifetime from s-maxage. Nobody can purge a browser: it asks again each time, and mostly
    # gets 304. Headers are changed here, once for each stored page, because vcl_deliver runs for each request.
    if (beresp.http.Cache-Control ~ "s-maxage") {
        set beresp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    unset resp.http.Age;
    # RFC 9211. The server says in the same header when it sends a page that may be out of date.
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "Varnish; hit";
    } elsif (resp.http.Cache-Status) {
        set resp.http.Cache-Status = resp.http.Cache-Status + ", Varnish; fwd=miss";
    } else {
        set resp.http.Cache-Status = "Varnish; fwd=miss";
    }
    return (deliver);
}
