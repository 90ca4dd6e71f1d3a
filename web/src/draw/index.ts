/** The order matters: the stand-ins for what a browser has come before all that looks for them. */
import "./host";
import "./draw";
